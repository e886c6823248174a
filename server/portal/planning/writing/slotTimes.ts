import { instantOf, wallOf } from '../../../../src/resources/fields/shared/zone';
import { occurrenceAt, type Occurrence } from '../../../../src/planning/core/recurrence/expand';
import type { StoredRecord } from '../../../database/reading/records';

type Values = StoredRecord['values'];

/** When a slot takes place, as the clocks show it. */
export interface WallTimes {
  readonly start: number;
  /** What the clocks show at the end, less what they show at the start. */
  readonly duration: number;
}

/** An instant of a slot, in milliseconds. */
export const timeOf = (value: unknown): number => Date.parse(String(value));

export function wallTimesOf({ debut, fin }: Values): WallTimes {
  const start = wallOf(timeOf(debut));
  return { start, duration: wallOf(timeOf(fin)) - start };
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** The fields of a slot that say when it takes place. */
export const timeValues = ({ start, end }: Occurrence) => ({ debut: iso(start), fin: iso(end) });

/** The same for what the clocks show. */
export const wallTimeValues = ({ start, duration }: WallTimes) => timeValues(occurrenceAt(start, duration));

/** The instant at which a day (`YYYY-MM-DD`) begins, as the API writes it. */
export const dayStart = (day: string): string => iso(instantOf(Date.parse(`${day}T00:00:00Z`)));
