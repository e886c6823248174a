import { dayIndexOfText } from '../../resources/fields/shared/zone';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import type { DaySpan } from '../model/plan';

const dayOf = (value: unknown): number | undefined => {
  const day = typeof value === 'string' ? dayIndexOfText(value.slice(0, 10)) : Number.NaN;
  return Number.isNaN(day) ? undefined : day;
};

/** The first day of a simulation, since 1970. */
export const firstDay = ({ dateDebut }: AnyRecord): number | undefined => dayOf(dateDebut);

/** Where the plan should go to show a simulation; undefined if some of its days are shown. */
export function dayToShow(simulation: AnyRecord, { first, last }: DaySpan): number | undefined {
  const from = firstDay(simulation);
  const to = dayOf(simulation.dateFin) ?? Infinity;
  return from !== undefined && (from > last || to < first) ? from : undefined;
}
