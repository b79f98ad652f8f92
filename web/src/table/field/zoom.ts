/** Pan, pinch and wheel on an element, as a sight that somebody else draws with. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";

import type { ViewTransform } from "./layout";

const MAX_SCALE = 1.6;
const MIN_SCALE = 0.12;

export class Zoom {
    #behaviour: ZoomBehavior<SVGSVGElement, unknown>;

    /** `moved` is told every new sight, and whether a person made it; only if that is `allowed`. */
    constructor(
        readonly element: SVGSVGElement,
        enabled: boolean,
        onchange: (transform: ViewTransform, byUser: boolean) => void,
    ) {
        this.#behaviour = zoom<SVGSVGElement, unknown>()
            .scaleExtent([MIN_SCALE, MAX_SCALE])
            // As d3 has it: a drag with another button, or with Ctrl, is not for the field.
            .filter(
                (event: MouseEvent) =>
                    enabled && (!event.ctrlKey || event.type === "wheel") && !event.button,
            )
            .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
                onchange({ k: transform.k, x: transform.x, y: transform.y }, sourceEvent !== null);
            });
        select(element).call(this.#behaviour).on("dblclick.zoom", null);
    }

    /** Go to a sight at once. */
    show({ k, x, y }: ViewTransform): void {
        select(this.element).call(this.#behaviour.transform, zoomIdentity.translate(x, y).scale(k));
    }

    scaleBy(factor: number): void {
        select(this.element).call(this.#behaviour.scaleBy, factor);
    }

    close(): void {
        select(this.element).on(".zoom", null);
    }
}
