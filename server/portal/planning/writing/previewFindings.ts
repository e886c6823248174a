import type { CheckedSlot } from '../../../../src/planning/core/checks/facts';
import type { Finding } from '../../../../src/planning/core/finding';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Change, RowOutcome } from '../../../database/changes/changeTypes';
import type { Tenant } from '../../../tenants';
import { slotOf } from '../rules/storedSlot';
import { findingsOfSlots } from '../staff/verify';

/** The slot after a row; a deleted one counts as cancelled, because it takes no time. */
function slotAfter(change: Change | undefined, outcome: RowOutcome): CheckedSlot | undefined {
  if (change?.resource !== Creneaux.name || outcome.status === 'refused') return undefined;
  const { status, id, before, after } = outcome;
  if (status === 'deleted') return before && { ...slotOf(id, before), etat: 'Annule' };
  // The id of a previewed creation is not reserved.
  return after && slotOf(status === 'created' ? undefined : id, after);
}

/** Checks the slots that a preview would leave; returns the findings by row, without deleted slots. */
export async function previewFindings(
  tenant: Tenant,
  changes: readonly Change[],
  outcomes: readonly RowOutcome[],
): Promise<ReadonlyMap<number, readonly Finding[]>> {
  const left = outcomes.flatMap((outcome, place) => {
    const slot = slotAfter(changes[place], outcome);
    return slot ? [{ place, slot, isGone: outcome.status === 'deleted' }] : [];
  });
  if (left.length === 0) return new Map();
  const found = await findingsOfSlots(
    tenant,
    left.map(({ slot }) => slot),
  );
  return new Map(left.flatMap(({ place, isGone }, index) => (isGone ? [] : [[place, found[index] ?? []]])));
}
