import type { Stretch } from './drawn';
import type { Edge } from './edits';
import type { Point, Scrolling } from './pointer/press';

/** In pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface EditPlace {
  /** Milliseconds of wall-clock time, at a full step. */
  readonly wall: number;
  /** Null for slots of everyone, or in a view without rows; undefined outside of all rows. */
  readonly personId: number | null | undefined;
  /** The row's index: a person may have several rows. */
  readonly row?: number;
}

/** A range of time to preview over the view. */
export interface GhostStretch extends Stretch {
  readonly personId: number | null;
  readonly row?: number;
  readonly title: string;
  readonly colour: string;
  /** Being described in a form: marks its place without covering the slots there. */
  readonly isDraft?: boolean | undefined;
}

export interface GhostBox extends Box, Pick<GhostStretch, 'title' | 'colour' | 'isDraft'> {}

/** Maps times and people to pixels. Points are in window coordinates, boxes in those of the overlay. */
export interface EditGeometry {
  readonly placeAt: (point: Point) => EditPlace | undefined;
  /** The range drawn between two places. @param isTap a finger was held without moving */
  readonly stretchOf: (from: EditPlace, to: EditPlace, isTap: boolean) => Stretch;
  readonly boxesOf: (stretches: readonly GhostStretch[]) => readonly GhostBox[];
  /** Position of the bubble beside a pointer. @param bubble its element, once it is mounted */
  readonly bubbleAt: (point: Point, isTouch: boolean, bubble: HTMLElement | null) => Point;
  /** Position of the bubble when slots are carried without a pointer; absent if the bar shows its text. */
  readonly bubbleBeside?: (box: GhostBox | undefined) => Point;
  /** Converts a point to overlay coordinates, for a rubber band; absent in a view without one. */
  readonly layerAt?: (point: Point) => Point;
  /** The end of a slot that a press at a point would resize. */
  readonly edgeAt: (target: HTMLElement, point: Point, isTouch: boolean) => Edge | undefined;
  /** A press there starts drawing or a rubber band. */
  readonly isEmpty: (target: HTMLElement) => boolean;
  /** Elements to scroll during a drag. */
  readonly scrolled: () => readonly Scrolling[];
  /** The overlay is fixed to the window, and the view scrolls below it. */
  readonly isFixed: boolean;
}
