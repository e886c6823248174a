import { DAY } from '../../../resources/common/durations';
import { instantOf, wallOf } from '../../../resources/fields/shared/zone';

const MOMENT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;

/** The day of a wall-clock time, `YYYY-MM-DD`. */
export const dayOfWall = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Midnight of a day (`YYYY-MM-DD`) as a wall-clock time. */
export const wallOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Milliseconds since midnight of a wall-clock time. */
export const timeOfDay = (wall: number): number => ((wall % DAY) + DAY) % DAY;

/** A DATE or DATE-TIME of RFC 5545. */
export interface Moment {
  /** Wall-clock time in Paris; midnight for a DATE. */
  readonly wall: number;
  readonly isDate: boolean;
}

/** Parses `20270105`, `20270105T090000` (Paris time) or `20270105T080000Z`; undefined for anything else. */
export function readMoment(text: string): Moment | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', utc] = MOMENT.exec(text) ?? [];
  if (year === undefined || hour > '23' || minute > '59' || second > '59') return undefined;
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // JavaScript reads 30 February as 2 March.
  if (Number.isNaN(time) || dayOfWall(time) !== `${year}-${month}-${day}`) return undefined;
  return { wall: utc ? wallOf(time) : time, isDate: text.length === 8 };
}

const compact = (wall: number): string => new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** Formats a wall-clock time as `20270105T090000`. */
export const localText = compact;

/** Formats a wall-clock time in UTC: `20270105T080000Z`. */
export const utcText = (wall: number): string => `${compact(instantOf(wall))}Z`;
