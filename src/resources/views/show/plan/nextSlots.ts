import type { RecordPlan } from '../../../language/recordPlan';
import type { AnyRecord } from '../../../language/resourceSchema';

export const NEXT_SLOTS = 5;

/** Slots shown if their number is not known ahead. */
const USUAL = 3;

/**
 * How many slots to reserve room for while they load, and how many to show: reserved room that stays empty is a hole
 * in the page, and further slots would move what is below. @param coming number of slots to come, if known
 */
export function placesFor(coming: number | undefined): { readonly reserved: number; readonly most: number } {
  if (coming === undefined) return { reserved: USUAL, most: USUAL };
  return { reserved: Math.max(1, Math.min(coming, NEXT_SLOTS)), most: NEXT_SLOTS };
}

/** Extra results requested, because some may be cancelled. */
const SPARE = 10;

/** Search body for the next slots. @param now milliseconds since 1970 */
export const nextSlotsSearch = ({ of }: Pick<RecordPlan, 'of'>, id: number, now: number) => ({
  [of]: id,
  startDate: new Date(now).toISOString(),
  pageNumber: 1,
  pageSize: NEXT_SLOTS + SPARE,
  orderBy: 'debut',
});

const isPlanned = (one: unknown): one is AnyRecord & { readonly debut: string; readonly fin: string } => {
  const { debut, fin, etat } = (one ?? {}) as Readonly<Record<string, unknown>>;
  return etat !== 'Annule' && [debut, fin].every((time) => typeof time === 'string' && !Number.isNaN(Date.parse(time)));
};

/** The next slots in a search response, by start: not cancelled, not over, at most `NEXT_SLOTS`. */
export function nextSlotsIn(body: unknown, now: number): readonly AnyRecord[] {
  const items = (body as { readonly items?: unknown } | null)?.items;
  return (Array.isArray(items) ? items : [])
    .filter(isPlanned)
    .filter(({ fin }) => Date.parse(fin) > now)
    .sort((one, other) => Date.parse(one.debut) - Date.parse(other.debut))
    .slice(0, NEXT_SLOTS);
}
