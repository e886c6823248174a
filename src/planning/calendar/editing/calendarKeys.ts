import type { Edge } from '../../timeline/edits/edits';
import type { Command } from '../../timeline/keys/press';
import { DAY, MINUTE } from '../../timeline/index/wallClock';

/** The key that is pressed. */
export interface PressedKey {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/** What a key asks of a calendar; `wall` is milliseconds of wall-clock time. */
export type KeyCommand =
  | { readonly kind: 'step'; readonly wall: number }
  | { readonly kind: 'resize'; readonly edge: Edge; readonly wall: number }
  | { readonly kind: 'run'; readonly command: Command }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'cancel' };

/** How far an arrow leads. */
export type Steps = Readonly<Partial<Record<string, number>>>;

export const TIME_STEPS: Steps = {
  ArrowLeft: -DAY,
  ArrowRight: DAY,
  ArrowUp: -15 * MINUTE,
  ArrowDown: 15 * MINUTE,
};
export const DAY_STEPS: Steps = { ArrowLeft: -DAY, ArrowRight: DAY, ArrowUp: -7 * DAY, ArrowDown: 7 * DAY };

const CONTROL: Readonly<Partial<Record<string, Command>>> = { c: 'copy', x: 'cut', v: 'paste', d: 'duplicate' };

/** A key while something is held: nothing else is meant then. */
export function carryingCommand({ key, alt }: PressedKey, steps: Steps): KeyCommand | undefined {
  const wall = alt ? undefined : steps[key];
  if (wall !== undefined) return { kind: 'step', wall };
  if (key === 'Enter' || key === ' ') return { kind: 'drop' };
  return key === 'Escape' ? { kind: 'cancel' } : undefined;
}

/** A key otherwise: Alt and arrows move, with Shift they move the end, Control and Shift the start. */
export function keyCommandOf({ key, ctrl, alt, shift }: PressedKey, steps: Steps): KeyCommand | undefined {
  const wall = steps[key];
  if (wall !== undefined) {
    if (alt && !ctrl) return shift ? { kind: 'resize', edge: 'end', wall } : { kind: 'step', wall };
    return ctrl && shift && !alt ? { kind: 'resize', edge: 'start', wall } : undefined;
  }
  if (alt) return undefined;
  if (ctrl) {
    const command = shift ? undefined : CONTROL[key.toLowerCase()];
    return command && { kind: 'run', command };
  }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'run', command: 'delete' };
  if (key.toLowerCase() === 'm') return { kind: 'run', command: 'move' };
  if (key === ' ') return { kind: 'toggle' };
  return key === 'Escape' ? { kind: 'cancel' } : undefined;
}
