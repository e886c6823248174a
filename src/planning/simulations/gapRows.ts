import type { SimulationConflict } from '../core/simulation/conflicts';
import type { ReplacedSlot, SimulationGaps } from '../core/simulation/gaps';
import type { SimulationMark } from '../core/simulation/overlay';
import type { Slot } from '../core/slot';
import { readSlot } from '../data/readSlots';

/** A change that the validation of a simulation would make to the real plan. */
export interface GapRow {
  readonly id: number;
  readonly mark: SimulationMark;
  /** The present real slot; undefined if added, or if it was deleted. */
  readonly before?: Slot;
  /** The slot after validation; undefined if removed. */
  readonly after?: Slot;
  readonly conflicts: readonly SimulationConflict[];
  readonly isBlocked: boolean;
}

export const startOf = ({ before, after }: GapRow): number => (after ?? before)?.start ?? 0;

/** The changes of a simulation, ordered by start. */
export function gapRows({ ajoutes, modifies, retires, conflits }: SimulationGaps): readonly GapRow[] {
  const conflictsOf = new Map<number, SimulationConflict[]>();
  for (const conflict of conflits)
    conflictsOf.set(conflict.creneauId, [...(conflictsOf.get(conflict.creneauId) ?? []), conflict]);
  const row = (mark: SimulationMark, { creneau, origine }: ReplacedSlot): GapRow => {
    const slot = readSlot(creneau);
    const conflicts = conflictsOf.get(slot.id) ?? [];
    // A removal row has a copy of the removed slot's values.
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

/** A value of a slot before and after, as text. */
export interface GapLine {
  readonly name: GapName;
  readonly before?: string;
  readonly after?: string;
}

const GAP_NAMES = ['who', 'when', 'company', 'type', 'text'] as const;
type GapName = (typeof GAP_NAMES)[number];
export type GapWords = Readonly<Partial<Record<GapName, string>>>;

/** All values of an added or removed slot; person, times and differences of a moved one. */
export function gapLines(before: GapWords | undefined, after: GapWords | undefined): readonly GapLine[] {
  return GAP_NAMES.flatMap((name): readonly GapLine[] => {
    const [old, now] = [before?.[name], after?.[name]];
    if (old === undefined && now === undefined) return [];
    const isAlways = !before || !after || name === 'who' || name === 'when';
    if (!isAlways && old === now) return [];
    return [{ name, ...(old !== undefined && { before: old }), ...(now !== undefined && { after: now }) }];
  });
}
