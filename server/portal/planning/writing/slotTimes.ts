import { instantOf, wallOf, instantText } from '../../../../src/resources/fields/shared/zone';
import { occurrenceAt, type Occurrence } from '../../../../src/planning/core/recurrence/expand';
import type { StoredRecord } from '../../../database/reading/records';

type Values = StoredRecord['values'];

/** The time of a slot in local (Paris) time. */
export interface WallTimes {
  readonly start: number;
  /** Difference of the local times, which ignores clock changes in between. */
  readonly duration: number;
}

/** Milliseconds since 1970. */
export const timeOf = (value: unknown): number => Date.parse(String(value));

export function wallTimesOf({ debut, fin }: Values): WallTimes {
  const start = wallOf(timeOf(debut));
  return { start, duration: wallOf(timeOf(fin)) - start };
}

export const timeValues = ({ start, end }: Occurrence) => ({ debut: instantText(start), fin: instantText(end) });

/** As `timeValues`, for local times. */
export const wallTimeValues = ({ start, duration }: WallTimes) => timeValues(occurrenceAt(start, duration));

/** The ISO 8601 instant at which a day (`YYYY-MM-DD`) begins in Paris. */
export const dayStart = (day: string): string => instantText(instantOf(Date.parse(`${day}T00:00:00Z`)));
