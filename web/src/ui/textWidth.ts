/** The width of a text in an element's font, with the element's padding, in pixels. */

let context: CanvasRenderingContext2D | null = null;

export function textWidth(text: string, element: Element): number {
    context ??= document.createElement("canvas").getContext("2d");
    if (!context) return 0;
    const style = getComputedStyle(element);
    context.font = style.font;
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    return context.measureText(text).width + padding;
}
