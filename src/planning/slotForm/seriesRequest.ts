import { writeRule } from '../core/recurrence/writeRule';
import type { RecurrenceRule } from '../core/recurrence/rule';
import type { Slot } from '../core/slot';
import type { SeriesScope } from '../core/slotCalls';
import type { SlotCall } from '../source/planSource';
import { wireValues } from './slotValues';

/** The API refuses the request if another person has changed the slot meanwhile. */
const ifMatch = ({ version }: Slot): Readonly<Record<string, string>> =>
  version === undefined ? {} : { 'if-match': `"${version}"` };

const head = (slot: Slot) => ({
  address: `creneaux/${slot.id}/periodicites/${slot.periodiciteId}`,
  headers: ifMatch(slot),
});

/** Changes a part of a series. @param slot as the reader saw it @param rule absent if the rule stays */
export const editRequest = (
  slot: Slot,
  changed: Parameters<typeof wireValues>[0],
  portee: SeriesScope,
  rule?: RecurrenceRule,
): SlotCall => ({
  ...head(slot),
  method: 'PUT',
  body: { ...wireValues(changed), portee, ...(rule && { periodicite: writeRule(rule) }) },
});

export const removeRequest = (slot: Slot, scope: SeriesScope): SlotCall => ({
  ...head(slot),
  method: 'DELETE',
  // The contract's call without `Portee` means the following slots.
  ...(scope !== 'suivants' && { query: { Portee: scope } }),
});
