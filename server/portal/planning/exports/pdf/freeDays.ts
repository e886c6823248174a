import { holidayOn } from '../../../../../src/planning/core/holidays';
import { weekdayOf } from '../../../../../src/resources/fields/shared/zone';

/** Whether a day is of a weekend, or a public holiday of metropolitan France. */
export const isFree = (day: number): boolean => weekdayOf(day) > 4 || holidayOn(day, 'metropole') !== undefined;
