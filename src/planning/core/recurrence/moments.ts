import { DAY } from '../../../resources/common/durations';
import { instantOf, wallOf } from '../../../resources/fields/shared/zone';

const MOMENT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;

/** The day of what the clocks show, `YYYY-MM-DD`. */
export const dayOfWall = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** What the clocks show at the beginning of a day (`YYYY-MM-DD`). */
export const wallOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The time of day of what the clocks show, in milliseconds. */
export const timeOfDay = (wall: number): number => ((wall % DAY) + DAY) % DAY;

/** A date, or a date with a time, of RFC 5545. */
export interface Moment {
  /** What the clocks of plans show then; of a date alone, at its beginning. */
  readonly wall: number;
  readonly isDate: boolean;
}

/** Reads `20270105`, `20270105T090000` (as the clocks of plans show it) or `20270105T080000Z`; undefined for others. */
export function readMoment(text: string): Moment | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', utc] = MOMENT.exec(text) ?? [];
  if (year === undefined || hour > '23' || minute > '59' || second > '59') return undefined;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // JavaScript takes 30 February for 2 March.
  if (Number.isNaN(time) || dayOfWall(time) !== `${year}-${month}-${day}`) return undefined;
  return { wall: utc ? wallOf(time) : time, isDate: text.length === 8 };
}

const compact = (wall: number): string => new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** `20270105T090000` of what the clocks show. */
export const localText = compact;

/** `20270105T080000Z` of what the clocks show. */
export const utcText = (wall: number): string => `${compact(instantOf(wall))}Z`;
