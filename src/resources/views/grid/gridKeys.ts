import type { Direction, Edge } from './ranges';

export type GridCommand =
  | { readonly do: 'jump' | 'extend' | 'extendJump'; readonly direction: Direction }
  | { readonly do: 'step'; readonly direction: 'up' | 'down' }
  | { readonly do: 'edge' | 'extendEdge'; readonly to: Edge }
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

const EDGES: Readonly<Record<string, readonly [inRow: Edge, inSheet: Edge]>> = {
  Home: ['rowStart', 'first'],
  End: ['rowEnd', 'last'],
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

/** What works without a selected cell, as on a heading. */
export const needsNoCell = (command: GridCommand): boolean =>
  command.do === 'undo' ||
  command.do === 'redo' ||
  command.do === 'save' ||
  command.do === 'selectAll' ||
  (command.do === 'edge' && (command.to === 'first' || command.to === 'last'));

/** Maps a key press to a command, as in other spreadsheets; undefined leaves it to the grid. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): GridCommand | undefined {
  if (altKey) return undefined;
  const isCtrl = ctrlKey || metaKey;
  const direction = DIRECTIONS[key];
  if (direction) {
    if (isCtrl) return { do: shiftKey ? 'extendJump' : 'jump', direction };
    return shiftKey ? { do: 'extend', direction } : undefined;
  }
  const edges = EDGES[key];
  if (edges) return { do: shiftKey ? 'extendEdge' : 'edge', to: edges[isCtrl ? 1 : 0] };
  if (isCtrl) return shiftKey && key.toLowerCase() === 'z' ? { do: 'redo' } : WITH_CTRL[key.toLowerCase()];
  if (key === 'Enter') return { do: 'step', direction: shiftKey ? 'up' : 'down' };
  return PLAIN[key];
}
