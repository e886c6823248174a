import { DAY, HOUR } from '../../resources/common/durations';
import { dayIndexOfText, dayText, instantOf } from '../../resources/fields/shared/zone';
import type { Workday } from '../model/plan';

/** What an address says of the new slot that it opens. */
export interface WantedSlot {
  readonly start?: WantedTime;
  readonly end?: WantedTime;
  readonly typeId?: number;
}

interface WantedTime {
  /** Since 1970. */
  readonly day: number;
  /** Milliseconds since midnight; without it, the working hours of the day. */
  readonly time?: number;
}

const MINUTE = HOUR / 60;

/** Parses `2026-12-07` and `2026-12-07T09:30`. */
function timeIn(text: string | null): WantedTime | undefined {
  const [, date = '', hour, minute] = /^([1-9]\d{3}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d))?$/.exec(text ?? '') ?? [];
  const day = dayIndexOfText(date);
  if (Number.isNaN(day) || dayText(day) !== date) return undefined;
  return { day, ...(hour !== undefined && { time: Number(hour) * HOUR + Number(minute) * MINUTE }) };
}

/**
 * Parses the address to which the palette leads; what is invalid is left out.
 *
 * @example readWantedSlot(new URLSearchParams('debut=2026-12-07T09:30&type=3')) // { start: { day: 20794, time: 34200000 }, typeId: 3 }
 */
export function readWantedSlot(address: URLSearchParams): WantedSlot {
  const [start, end] = [timeIn(address.get('debut')), timeIn(address.get('fin'))];
  const typeId = Number(address.get('type'));
  return { ...(start && { start }), ...(end && { end }), ...(Number.isInteger(typeId) && typeId > 0 && { typeId }) };
}

/** Without an end, a slot that begins at a time takes an hour. */
const USUAL_LENGTH = HOUR;

/**
 * Instants of the wanted slot, in milliseconds; undefined if the address names no day.
 *
 * @param workday the working hours of a day
 */
export function wantedTimes(
  { start, end }: WantedSlot,
  workday: Workday,
): { readonly start: number; readonly end: number } | undefined {
  if (!start) return undefined;
  const at = ({ day, time }: WantedTime, edge: 'start' | 'end') =>
    time === undefined ? workday(day)[edge] : instantOf(day * DAY + time);
  const from = at(start, 'start');
  const to = end ? at(end, 'end') : start.time === undefined ? at(start, 'end') : from + USUAL_LENGTH;
  return { start: from, end: to > from ? to : from + USUAL_LENGTH };
}
