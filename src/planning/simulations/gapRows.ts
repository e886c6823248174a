import type { SimulationConflict } from '../core/simulation/conflicts';
import type { ReplacedSlot, SimulationGaps } from '../core/simulation/gaps';
import type { SimulationMark } from '../core/simulation/overlay';
import type { Slot } from '../core/slot';
import { readSlot } from '../data/readSlots';

/** One thing that the validation of a simulation would do with the real plan. */
export interface GapRow {
  /** Of the simulation's row. */
  readonly id: number;
  readonly mark: SimulationMark;
  /** The real slot as it stands; undefined for what is added, and where it is gone. */
  readonly before?: Slot;
  /** The slot as it would be; undefined for what is removed. */
  readonly after?: Slot;
  readonly conflicts: readonly SimulationConflict[];
  /** It cannot be validated. */
  readonly isBlocked: boolean;
}

/** The instant by which rows are ordered. */
const startOf = ({ before, after }: GapRow): number => (after ?? before)?.start ?? 0;

/** What a simulation changes, in the order of time. */
export function gapRows({ ajoutes, modifies, retires, conflits }: SimulationGaps): readonly GapRow[] {
  const conflictsOf = new Map<number, SimulationConflict[]>();
  for (const conflict of conflits)
    conflictsOf.set(conflict.creneauId, [...(conflictsOf.get(conflict.creneauId) ?? []), conflict]);
  const row = (mark: SimulationMark, { creneau, origine }: ReplacedSlot): GapRow => {
    const slot = readSlot(creneau);
    const conflicts = conflictsOf.get(slot.id) ?? [];
    // A removed row holds the values of the slot that it removes.
    const before = origine ? readSlot(origine) : mark === 'removed' ? slot : undefined;
    return {
      id: slot.id,
      mark,
      ...(before && { before }),
      ...(mark !== 'removed' && { after: slot }),
      conflicts,
      isBlocked: conflicts.some(({ bloquant }) => bloquant),
    };
  };
  return [
    ...ajoutes.map((creneau) => row('added', { creneau, origine: null })),
    ...modifies.map((one) => row('moved', one)),
    ...retires.map((one) => row('removed', one)),
  ].sort((one, other) => startOf(one) - startOf(other) || one.id - other.id);
}

/** A value of a slot in words, before and after; absent where it is missing. */
export interface GapLine {
  readonly name: GapName;
  readonly before?: string;
  readonly after?: string;
}

const GAP_NAMES = ['who', 'when', 'company', 'type', 'text'] as const;
type GapName = (typeof GAP_NAMES)[number];
export type GapWords = Readonly<Partial<Record<GapName, string>>>;

/** What is said of a row: all of what comes or goes; of what is moved whose and when, and what differs. */
export function gapLines(before: GapWords | undefined, after: GapWords | undefined): readonly GapLine[] {
  return GAP_NAMES.flatMap((name): readonly GapLine[] => {
    const [old, now] = [before?.[name], after?.[name]];
    if (old === undefined && now === undefined) return [];
    const isAlways = !before || !after || name === 'who' || name === 'when';
    if (!isAlways && old === now) return [];
    return [{ name, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }];
  });
}
