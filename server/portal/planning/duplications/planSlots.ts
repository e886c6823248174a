import type { Condition } from '../../../../src/resources/language/condition';
import { DAY, dayOfWall, wallOfDay } from '../../../../src/planning/core/recurrence/moments';
import { dayStart } from '../writing/slotTimes';

/** The slots of the real plan that begin on these days, the last one included. */
export const beginningOn = ({ debut, fin }: { readonly debut: string; readonly fin: string }): Condition => ({
  all: [
    { field: 'simulationId', operator: 'isEmpty' },
    { field: 'debut', operator: 'greaterOrEqual', value: dayStart(debut) },
    { field: 'debut', operator: 'lessThan', value: dayStart(dayOfWall(wallOfDay(fin) + DAY)) },
  ],
});

/** Slots of these records; of all where none is given. */
export const ofAny = (field: string, ids: readonly number[]): Condition | undefined =>
  ids.length > 0 ? { field, operator: 'in', value: ids } : undefined;
