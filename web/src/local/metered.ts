/** Whether the data of the connection is counted, as far as the browser says. */
export function isMetered(): boolean {
    const { connection } = navigator as {
        connection?: { saveData?: boolean; type?: string };
    };
    return connection?.saveData === true || connection?.type === "cellular";
}
