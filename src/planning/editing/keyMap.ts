import type { Edge } from './edits';

/** Commands on slots, from keys, menus and the selection bar. */
export type EditCommand = 'copy' | 'cut' | 'paste' | 'duplicate' | 'delete' | 'move';

export interface EditingKey {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly alt?: boolean;
  readonly shift: boolean;
}

/** The shift of an arrow key: milliseconds of wall-clock time, and rows. */
export interface ArrowStep {
  readonly wall: number;
  readonly rows: number;
}

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
type ArrowSteps = Readonly<Record<Arrow, ArrowStep>>;

export interface KeyLayout {
  readonly steps: ArrowSteps;
  /** Steps with Control, if they are longer. */
  readonly far?: ArrowSteps;
  /** Shift and an arrow extend the selection from the cursor; otherwise, with Control, they move the slot's start. */
  readonly hasCursor: boolean;
}

export function arrowSteps(right: ArrowStep, down: ArrowStep): ArrowSteps {
  const back = ({ wall, rows }: ArrowStep): ArrowStep => ({ wall: 0 - wall, rows: 0 - rows });
  return { ArrowLeft: back(right), ArrowRight: right, ArrowUp: back(down), ArrowDown: down };
}

/** The command of a key; `walk` and the kinds after it are handled by the view, which knows the cursor. */
export type KeyCommand =
  | { readonly kind: 'step'; readonly step: ArrowStep }
  | { readonly kind: 'resize'; readonly edge: Edge; readonly wall: number }
  | { readonly kind: 'run'; readonly command: EditCommand }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'walk'; readonly key: string; readonly ctrl: boolean }
  | { readonly kind: 'extend'; readonly key: Arrow; readonly edge: Edge }
  | { readonly kind: 'open' }
  | { readonly kind: 'edit' }
  /** To the next or previous slot. */
  | { readonly kind: 'next'; readonly by: -1 | 1 }
  | { readonly kind: 'draw' }
  | { readonly kind: 'selectAll' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'help' };

const isArrow = (key: string, { steps }: KeyLayout): key is Arrow => key in steps;

/** While slots are carried, only these keys have a meaning. */
function carryingCommand({ key, ctrl, alt }: EditingKey, layout: KeyLayout): KeyCommand | undefined {
  if (alt) return undefined;
  if (isArrow(key, layout)) return { kind: 'step', step: ((ctrl && layout.far) || layout.steps)[key] };
  if (key === 'Enter' || key === ' ') return { kind: 'drop' };
  return key === 'Escape' ? { kind: 'cancel' } : undefined;
}

const CONTROL: Readonly<Partial<Record<string, KeyCommand>>> = {
  c: { kind: 'run', command: 'copy' },
  x: { kind: 'run', command: 'cut' },
  v: { kind: 'run', command: 'paste' },
  d: { kind: 'run', command: 'duplicate' },
  a: { kind: 'selectAll' },
  y: { kind: 'redo' },
  z: { kind: 'undo' },
};

const PLAIN: Readonly<Partial<Record<string, KeyCommand>>> = {
  delete: { kind: 'run', command: 'delete' },
  backspace: { kind: 'run', command: 'delete' },
  d: { kind: 'run', command: 'move' },
  m: { kind: 'run', command: 'move' },
  ' ': { kind: 'toggle' },
  x: { kind: 'toggle' },
  e: { kind: 'edit' },
  j: { kind: 'next', by: 1 },
  k: { kind: 'next', by: -1 },
  escape: { kind: 'cancel' },
  enter: { kind: 'open' },
  insert: { kind: 'draw' },
  n: { kind: 'draw' },
  f1: { kind: 'help' },
  '?': { kind: 'help' },
};

const WALKS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];

function arrowCommand({ key, ctrl, alt, shift }: EditingKey, layout: KeyLayout): KeyCommand | undefined {
  if (!isArrow(key, layout)) return undefined;
  const edge: Edge = ctrl ? 'start' : 'end';
  const resize = { kind: 'resize', edge, wall: layout.steps[key].wall } as const;
  // Alt and an arrow move a slot at once; with Shift its end, with Control and Shift its start.
  if (alt) return shift ? resize : ctrl ? undefined : { kind: 'step', step: layout.steps[key] };
  if (!shift) return undefined;
  if (layout.hasCursor) return { kind: 'extend', key, edge };
  return ctrl ? resize : undefined;
}

/** Returns undefined if the key has no meaning, to leave it to the browser or the page. */
export function keyCommandOf(pressed: EditingKey, layout: KeyLayout, isCarrying: boolean): KeyCommand | undefined {
  const { key, ctrl, alt, shift } = pressed;
  if (isCarrying) return carryingCommand(pressed, layout);
  const command = arrowCommand(pressed, layout);
  if (command || alt) return command;
  if (WALKS.includes(key)) return shift && isArrow(key, layout) ? undefined : { kind: 'walk', key, ctrl };
  const letter = key.toLowerCase();
  if (!ctrl) return PLAIN[letter];
  if (shift) return letter === 'z' ? { kind: 'redo' } : undefined;
  return CONTROL[letter];
}
