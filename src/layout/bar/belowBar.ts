import type { PopoverVirtualElement } from '@mui/material/Popover';

/** Pixels between the bar and what opens from it. */
const GAP = 6;

/**
 * The anchor of a popup of the app bar, which opens below the bar instead of over it.
 * @param reach the popup ends where its button or where the bar does
 */
export const belowBar = (button: HTMLElement, reach: 'button' | 'bar' = 'button'): PopoverVirtualElement => ({
  nodeType: 1,
  getBoundingClientRect: () => {
    const own = button.getBoundingClientRect();
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
