import type { CheckedSlot } from '../../../../src/planning/core/checks/facts';
import type { Finding } from '../../../../src/planning/core/finding';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Change, RowOutcome } from '../../../database/changes/changeTypes';
import type { Tenant } from '../../../tenants';
import { slotOf } from '../rules/storedSlot';
import { findingsOfSlots } from '../staff/verify';

/** The slot that a row leaves; one that is deleted takes no time any more. */
function slotAfter(change: Change | undefined, outcome: RowOutcome): CheckedSlot | undefined {
  if (change?.resource !== Creneaux.name || outcome.status === 'refused') return undefined;
  const { status, id, before, after } = outcome;
  if (status === 'deleted') return before && { ...slotOf(id, before), etat: 'Annule' };
  // What is only previewed has an id that another slot can get.
  return after && slotOf(status === 'created' ? undefined : id, after);
}

/** What speaks against the slots that a preview would leave, by the place of their rows; nothing of what goes. */
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
