/** Pan, pinch and wheel on an element, reported as a transform. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";

import type { ViewTransform } from "./layout";

const MAX_SCALE = 1.6;
const MIN_SCALE = 0.12;

export class Zoom {
    #behaviour: ZoomBehavior<SVGSVGElement, unknown>;

    /**
     * `onchange` receives every new transform and whether the user caused it; users can move only
     * if `enabled`.
     */
    constructor(
        readonly element: SVGSVGElement,
        enabled: boolean,
        onchange: (transform: ViewTransform, byUser: boolean) => void,
    ) {
        this.#behaviour = zoom<SVGSVGElement, unknown>()
            .scaleExtent([MIN_SCALE, MAX_SCALE])
            // Like d3's default filter: ignores other buttons and Ctrl.
            .filter(
                (event: MouseEvent) =>
                    enabled && (!event.ctrlKey || event.type === "wheel") && !event.button,
            )
            .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
                onchange({ k: transform.k, x: transform.x, y: transform.y }, sourceEvent !== null);
            });
        select(element).call(this.#behaviour).on("dblclick.zoom", null);
    }

    /** Sets the transform at once. */
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
