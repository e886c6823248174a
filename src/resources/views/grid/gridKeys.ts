import type { Direction } from './ranges';

export type GridCommand =
  | { readonly do: 'jump' | 'extend' | 'extendJump'; readonly direction: Direction }
  | { readonly do: 'step'; readonly direction: 'up' | 'down' }
  | { readonly do: 'undo' | 'redo' | 'fillDown' | 'empty' | 'selectAll' | 'toggle' | 'deleteRows' | 'save' | 'edit' };

/** The relevant part of a keyboard event. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const WITH_CTRL: Readonly<Record<string, GridCommand>> = {
  z: { do: 'undo' },
  y: { do: 'redo' },
  d: { do: 'fillDown' },
  a: { do: 'selectAll' },
  s: { do: 'save' },
  '-': { do: 'deleteRows' },
};

const PLAIN: Readonly<Record<string, GridCommand>> = {
  Delete: { do: 'empty' },
  Backspace: { do: 'empty' },
  F2: { do: 'edit' },
  ' ': { do: 'toggle' },
};

/** Maps a key press to a command, as in other spreadsheets; undefined leaves it to the grid. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): GridCommand | undefined {
  if (altKey) return undefined;
  const isCtrl = ctrlKey || metaKey;
  const direction = DIRECTIONS[key];
  if (direction) {
    if (isCtrl) return { do: shiftKey ? 'extendJump' : 'jump', direction };
    return shiftKey ? { do: 'extend', direction } : undefined;
  }
  if (isCtrl) return shiftKey && key.toLowerCase() === 'z' ? { do: 'redo' } : WITH_CTRL[key.toLowerCase()];
  if (key === 'Enter') return { do: 'step', direction: shiftKey ? 'up' : 'down' };
  return PLAIN[key];
}
