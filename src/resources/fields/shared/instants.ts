import { readDay } from './calendar';

const INSTANT = /^(\S+?)(?:T|\s+(?:à\s+)?)(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*(Z|[-+]\d{2}:?\d{2})?$/i;

let clock: Intl.DateTimeFormat | undefined;

/** Created on first use, because the first formatter with a time zone takes a browser 9 ms. */
const parisFormat = (): Intl.DateTimeFormat =>
  (clock ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Paris',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }));

/** Paris wall-clock time of an instant, in milliseconds as if it were UTC. */
function parisClock(instant: number): number {
  const part = Object.fromEntries(
    parisFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  // `Date.UTC` maps the years 0 to 99 to the twentieth century; they occur while a year is typed.
  return year < 100 ? new Date(wall).setUTCFullYear(year) : wall;
}

/** Paris wall-clock time of an ISO instant, as a Date as if it were UTC. */
export function parisWall(instant: string): Date {
  const time = Date.parse(instant);
  return new Date(parisClock(time) + (((time % 1000) + 1000) % 1000));
}

/** Instant of a Paris wall-clock time (`wall` as if it were UTC), in milliseconds. */
function fromParis(wall: number): number {
  const first = wall - (parisClock(wall) - wall);
  return wall - (parisClock(first) - first);
}

function offsetOf(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/**
 * Parses an ISO 8601 (RFC 3339) or French (`01/03/2026 à 14:30`) date and time to ISO in UTC with
 * milliseconds; undefined if invalid. Without an offset it is Paris time.
 */
export function readInstant(typed: string): string | undefined {
  const [, written = '', hour = '', minute = '', second = '0', fraction = '', zone] = INSTANT.exec(typed) ?? [];
  const day = readDay(written);
  if (day === undefined || hour > '23' || minute > '59' || Number(second) > 59) return undefined;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const wall = Date.parse(`${day}T00:00:00Z`) + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
  const instant = new Date((zone ? wall - offsetOf(zone) : fromParis(wall)) + milliseconds).toISOString();
  return /^[1-9]\d{3}-/.test(instant) ? instant : undefined;
}
