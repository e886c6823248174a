import type { Stretch } from './drawn';
import type { Edge } from './edits';
import type { Point, Scrolling } from './pointer/press';

/** A rectangle, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A place in a view: a time, and whose plan it is in. */
export interface EditPlace {
  /** Milliseconds of wall-clock time, at a full step. */
  readonly wall: number;
  /** Null where it is for everybody, or the view has no rows; undefined beside all plans. */
  readonly personId: number | null | undefined;
  /** The row, where the view has rows: a person may have several. */
  readonly row?: number;
}

/** A stretch of time that is drawn over the view. */
export interface GhostStretch extends Stretch {
  readonly personId: number | null;
  readonly row?: number;
  readonly title: string;
  readonly colour: string;
}

export interface GhostBox extends Box {
  readonly title: string;
  readonly colour: string;
}

/** Where times and people lie in a view. Points are those of the window, boxes those of the layer over the view. */
export interface EditGeometry {
  readonly placeAt: (point: Point) => EditPlace | undefined;
  /** What is drawn between two places. @param isTap a finger has rested where it came down */
  readonly stretchOf: (from: EditPlace, to: EditPlace, isTap: boolean) => Stretch;
  readonly boxesOf: (stretches: readonly GhostStretch[]) => readonly GhostBox[];
  /** Where the words of a pointer stand. @param bubble their element, if they are there already */
  readonly bubbleAt: (point: Point, isTouch: boolean, bubble: HTMLElement | null) => Point;
  /** Where the words of what is carried without a pointer stand; absent where the bar says them. */
  readonly bubbleBeside?: (box: GhostBox | undefined) => Point;
  /** A point of the layer, for a rubber band; absent in a view without one. */
  readonly layerAt?: (point: Point) => Point;
  /** The end of a slot at a point, if it can be taken hold of there. */
  readonly edgeAt: (target: HTMLElement, point: Point, isTouch: boolean) => Edge | undefined;
  /** Whether a press there begins something between the slots. */
  readonly isEmpty: (target: HTMLElement) => boolean;
  /** What scrolls under what is dragged. */
  readonly scrolled: () => readonly Scrolling[];
  /** Whether the layer stands still in the window while the view scrolls under it. */
  readonly isFixed: boolean;
}
