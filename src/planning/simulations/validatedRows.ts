import { startOf } from './gapRows';
import type { ChangeRowEntry } from '../../resources/changes/changes';
import type { FoundSlot } from '../core/planningAnswers';
import { simulationSteps } from '../core/simulation/overlay';
import { readSlot } from '../data/readSlots';
import type { GapRow } from './gapRows';

/** Resource name of slots in the history. */
const SLOTS = 'creneaux';

const slotOf = (id: number, values: ChangeRowEntry['before']) => readSlot({ ...values, id } as FoundSlot);

/** Deleted rows of the simulation have the intended values, changes of real slots the former ones. */
export function validatedRows(rows: readonly ChangeRowEntry[], simulationId: number): readonly GapRow[] {
  const ofSlots = rows.filter(({ resource }) => resource === SLOTS);
  const trials = ofSlots.filter(
    ({ action, before }) => action === 'delete' && Number(before?.simulationId) === simulationId,
  );
  const former = new Map(
    ofSlots.flatMap(({ action, id, before }) => (action === 'update' && before ? [[id, before] as const] : [])),
  );
  const valuesOf = new Map(trials.map(({ id, before }) => [id, before]));
  return simulationSteps(trials.map(({ id, before }) => slotOf(id, before)))
    .map((step): GapRow => {
      const row = { id: step.row.id, mark: step.mark, conflicts: [], isBlocked: false } as const;
      if (step.mark === 'added') return { ...row, after: step.row };
      if (step.mark === 'removed') return { ...row, before: step.row };
      const before = { ...valuesOf.get(step.row.id), ...former.get(step.originId) };
      return { ...row, before: slotOf(step.originId, before), after: step.row };
    })
    .sort((one, other) => startOf(one) - startOf(other) || one.id - other.id);
}
