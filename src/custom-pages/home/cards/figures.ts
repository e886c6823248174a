import { Dossiers } from '../../../resources/schemas/dossiers';
import { Entreprises } from '../../../resources/schemas/entreprises';
import { FichesIncident } from '../../../resources/schemas/incidents';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { dayOf } from '../../../resources/language/moments';

/** A count of records by a date field. */
export interface Figure {
  readonly name: 'members' | 'folders' | 'incidents';
  readonly schema: ResourceSchema;
  readonly field: string;
  /** The field is an instant rather than a day. */
  readonly isInstant: boolean;
}

export const FIGURES: readonly Figure[] = [
  { name: 'members', schema: Entreprises, field: 'dateAdhesion', isInstant: false },
  { name: 'folders', schema: Dossiers, field: 'dateOuverture', isInstant: false },
  { name: 'incidents', schema: FichesIncident, field: 'dateIncident', isInstant: true },
];

const DAYS = 30;

const daysBefore = (now: Date, days: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);

/** The last thirty days including today, and the thirty before; they do not overlap. */
export function periodsOf(now: Date, isInstant: boolean) {
  if (!isInstant)
    return {
      latest: [dayOf(daysBefore(now, DAYS - 1)), dayOf(now)],
      former: [dayOf(daysBefore(now, 2 * DAYS - 1)), dayOf(daysBefore(now, DAYS))],
    } as const;
  const [begin, middle, end] = [2 * DAYS - 1, DAYS - 1, -1].map((days) => daysBefore(now, days).getTime());
  const at = (time: number | undefined) => new Date(time ?? 0).toISOString();
  return {
    latest: [at(middle), at((end ?? 0) - 1)],
    former: [at(begin), at((middle ?? 0) - 1)],
  } as const;
}

/** Pixels of the higher bar, and of an empty one. */
const [TALL, EMPTY] = [32, 4];

/** Heights in pixels of two bars that compare two counts. */
export function barHeights(former: number, latest: number): readonly [number, number] {
  const most = Math.max(former, latest, 1);
  const height = (count: number) => Math.max(EMPTY, Math.round((count / most) * TALL));
  return [height(former), height(latest)];
}
