/** Whether the server was out of reach when it was last asked. */
let away = $state(false);

export function serverIsAway(): boolean {
    return away;
}

export function noteReach(reached: boolean): void {
    away = !reached;
}
