import type { PopoverVirtualElement } from '@mui/material/Popover';

/** Pixels between the bar and what opens from it. */
const GAP = 6;

/** Pixels of the widest popup, whose end is anchored. */
const WIDEST = 400;

/**
 * The anchor of a popup of the app bar, which opens below the bar instead of over it, or beside the rail.
 * @param reach the popup ends where its button or where the bar does
 */
export const belowBar = (button: HTMLElement, reach: 'button' | 'bar' = 'button'): PopoverVirtualElement => ({
  nodeType: 1,
  getBoundingClientRect: () => {
    const own = button.getBoundingClientRect();
    const rail = button.closest('.is-rail')?.getBoundingClientRect();
    if (rail) {
      const [left, width] = [rail.right + GAP, reach === 'bar' ? WIDEST : 0];
      const { top, bottom, height } = own;
      return { ...EMPTY, x: left, left, y: top, top, right: left + width, bottom, height, width };
    }
    const bar = (button.closest('.top-bar-line') ?? button).getBoundingClientRect();
    const right = reach === 'bar' ? bar.right : own.right;
    const [height, width] = [bar.bottom + GAP - own.top, right - own.left];
    return {
      ...EMPTY,
      x: own.left,
      left: own.left,
      y: own.top,
      top: own.top,
      right,
      bottom: own.top + height,
      height,
      width,
    };
  },
});

const EMPTY = { toJSON: () => ({}) };
