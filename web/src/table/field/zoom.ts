/** Pan, pinch and wheel on an element, as a sight that somebody else draws with. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";

import type { Sight } from "./arrangement";

const CLOSEST = 1.6;
const FARTHEST = 0.12;

export class Zoom {
    #behaviour: ZoomBehavior<SVGSVGElement, unknown>;

    /** `moved` is told every new sight, and whether a person made it; only if that is `allowed`. */
    constructor(
        readonly element: SVGSVGElement,
        allowed: boolean,
        moved: (sight: Sight, byPerson: boolean) => void,
    ) {
        this.#behaviour = zoom<SVGSVGElement, unknown>()
            .scaleExtent([FARTHEST, CLOSEST])
            // As d3 has it: a drag with another button, or with Ctrl, is not for the field.
            .filter(
                (event: MouseEvent) =>
                    allowed && (!event.ctrlKey || event.type === "wheel") && !event.button,
            )
            .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
                moved({ k: transform.k, x: transform.x, y: transform.y }, sourceEvent !== null);
            });
        select(element).call(this.#behaviour).on("dblclick.zoom", null);
    }

    /** Go to a sight at once. */
    show({ k, x, y }: Sight): void {
        select(this.element).call(this.#behaviour.transform, zoomIdentity.translate(x, y).scale(k));
    }

    scaleBy(factor: number): void {
        select(this.element).call(this.#behaviour.scaleBy, factor);
    }

    close(): void {
        select(this.element).on(".zoom", null);
    }
}
