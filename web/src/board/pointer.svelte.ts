import type { Colour, PointName } from './api';
import { nearestPoint, placeOf, type Geometry, type Place } from './geometry';

/** How far, in pixels of the screen, a pressed pointer has to go before it drags. */
const DRAG_THRESHOLD = 5;

/** What the pointer asks of and reports to the board around it. */
export interface PointerSetting {
  geometry(): Geometry;
  bottom(): Colour;
  /** Points a click does something on. */
  reacts(point: PointName): boolean;
  /** Points a drag may start from. */
  draggable(point: PointName): boolean;
  click(point: PointName): void;
  dragStart(from: PointName): void;
  drag(from: PointName, to: PointName | null): void;
  hover(point: PointName | null): void;
}

interface Press {
  readonly pointer: number;
  readonly point: PointName | null;
  readonly x: number;
  readonly y: number;
}

/** A drag that is going on; places are in the coordinates of the drawing. */
export interface Drag {
  readonly from: PointName;
  readonly to: Place;
}

/** Mouse, pen and touch on one board: presses become clicks or drags, and every position becomes a point. */
export class Pointer {
  /** The point under the pointer. */
  hovered = $state.raw<PointName | null>(null);
  /** The drag going on. */
  drag = $state.raw<Drag | null>(null);

  readonly #setting: PointerSetting;
  #press: Press | null = null;

  constructor(setting: PointerSetting) {
    this.#setting = setting;
  }

  readonly down = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    if (!event.isPrimary || event.button !== 0) return;
    const point = this.#pick(event);
    this.#press = { pointer: event.pointerId, point, x: event.clientX, y: event.clientY };
    // Only a drag holds on to the pointer: a captured finger could no longer scroll the page.
    if (point !== null && this.#setting.draggable(point))
      event.currentTarget.setPointerCapture(event.pointerId);
    this.#hover(point);
  };

  readonly move = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    if (!event.isPrimary) return;
    const place = drawingPlace(event);
    this.#hover(this.#pick(event));
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId || press.point === null) return;
    if (this.drag) {
      this.drag = { from: press.point, to: place };
      return;
    }
    if (hasLeft(press, event) && this.#setting.draggable(press.point)) {
      this.drag = { from: press.point, to: place };
      this.#setting.dragStart(press.point);
    }
  };

  readonly up = (event: PointerEvent & { currentTarget: SVGSVGElement }): void => {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    const point = this.#pick(event);
    const dragged = this.drag;
    this.#press = null;
    this.drag = null;
    // A press may change words and with them the place of the board: a finger that has not moved means what it touched.
    const stayed = point === press.point || (!dragged && !hasLeft(press, event));
    if (press.point !== null && stayed) this.#setting.click(press.point);
    else if (dragged) this.#setting.drag(dragged.from, point);
    if (event.pointerType === 'touch') this.#hover(null);
  };

  readonly leave = (): void => {
    if (!this.drag) this.#hover(null);
  };

  /** The browser took the pointer away, or the user pressed Escape. True if a drag was broken off. */
  readonly cancel = (): boolean => {
    const dragging = this.drag !== null;
    this.#press = null;
    this.drag = null;
    this.#hover(null);
    return dragging;
  };

  #hover(point: PointName | null): void {
    if (point === this.hovered) return;
    this.hovered = point;
    this.#setting.hover(point);
  }

  #pick(event: PointerEvent & { currentTarget: SVGSVGElement }): PointName | null {
    const place = placeOf(drawingPlace(event), this.#setting.bottom());
    return nearestPoint(this.#setting.geometry(), place, (point) => this.#setting.reacts(point));
  }
}

/** Whether the pointer has gone further than a steady hand would. */
function hasLeft(press: Press, event: PointerEvent): boolean {
  return Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG_THRESHOLD;
}

/** Where the event is in the coordinates of the drawing. */
function drawingPlace(event: PointerEvent & { currentTarget: SVGSVGElement }): Place {
  const matrix = event.currentTarget.getScreenCTM();
  if (!matrix) return { x: Infinity, y: Infinity };
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
}
