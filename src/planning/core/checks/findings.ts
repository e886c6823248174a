import type { Finding } from '../finding';
import { calendarFindings, siteFindings } from './calendar';
import { clashFindings } from './clashes';
import type { CheckedSlot, CheckFacts } from './facts';
import { overtimeFindings, personFindings } from './people';
import { foreignFindings, shapeFindings } from './shape';

/** Errors come first (`isWrong`). Browser and API give the same answer if they have the same facts. */
export function findingsOf(slot: CheckedSlot, facts: CheckFacts): readonly Finding[] {
  const shape = shapeFindings(slot);
  // Without a valid time range the other checks make no sense.
  if (slot.retire === true) return [];
  if (shape.some(({ code }) => code === 'endBeforeStart' || code === 'tooLong')) return shape;
  const clashes = clashFindings(slot, facts);
  return [
    ...shape,
    ...foreignFindings(slot, facts),
    ...personFindings(slot, facts),
    ...clashes.filter(({ code }) => code === 'absent'),
    ...clashes.filter(({ code }) => code === 'absentLater'),
    ...clashes.filter(({ code }) => code === 'overlap'),
    ...calendarFindings(slot, facts),
    ...siteFindings(slot, facts),
    ...overtimeFindings(slot, facts),
  ];
}
