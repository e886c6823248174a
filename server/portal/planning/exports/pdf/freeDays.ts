import { holidayOn } from '../../../../../src/planning/core/holidays';
import { weekdayOf } from '../../../../../src/resources/fields/shared/zone';

/** True for weekends and public holidays of metropolitan France. */
export const isFree = (day: number): boolean => weekdayOf(day) > 4 || holidayOn(day, 'metropole') !== undefined;
