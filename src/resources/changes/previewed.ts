import type { ChangeReport, ChangeRequest, RowReport } from './changes';
import { isSame } from '../common/isSame';

type Report = Pick<ChangeReport, 'rows'>;

export interface Accepted {
  readonly changes: readonly ChangeRequest[];
  readonly places: readonly number[];
}

const byPlace = ({ rows }: Report): ReadonlyMap<number, RowReport> => new Map(rows.map((row) => [row.index, row]));

/**
 * Restricts changes to what was previewed: records with a newer version will be refused as `stale`, and rows
 * refused by the preview are dropped, because their effect was not previewed.
 */
export function acceptedOf(changes: readonly ChangeRequest[], previewed: Report): Accepted {
  const seen = byPlace(previewed);
  const places = changes.flatMap((_, place) => (seen.get(place)?.status === 'refused' ? [] : [place]));
  return {
    places,
    changes: places.flatMap((place) => {
      const [change, version] = [changes[place], seen.get(place)?.version];
      return change ? [version === undefined ? change : { ...change, version }] : [];
    }),
  };
}

/** Full report: results of the accepted changes, and the preview of the others. */
export function withRefused(
  report: ChangeReport,
  { places }: Pick<Accepted, 'places'>,
  previewed: Report,
): ChangeReport {
  const applied = report.rows.map((row): RowReport => ({ ...row, index: places[row.index] ?? row.index }));
  const refused = previewed.rows.filter(({ status }) => status === 'refused');
  return { ...report, rows: [...applied, ...refused].sort((a, b) => a.index - b.index) };
}

/** True if the row would change exactly what the preview showed. */
function isAsSeen(now: RowReport, seen: RowReport): boolean {
  if (now.status !== 'changed') return now.status === seen.status && isSame(now.before ?? {}, seen.before ?? {});
  const [before, shown] = [now.before ?? {}, seen.before ?? {}];
  return Object.keys(before).every((field) => Object.hasOwn(shown, field) && isSame(before[field], shown[field]));
}

/**
 * Compares a planned row with its preview, for APIs without versions: changes by other people are refused as
 * `stale`, except in fields that the row does not write.
 */
export function againstPreview(now: RowReport, seen: RowReport | undefined): RowReport {
  if (!seen) return now;
  if (seen.status === 'refused') return seen;
  const writes = now.status === 'changed' || now.status === 'deleted';
  if (!writes || isAsSeen(now, seen)) return now;
  const { index, id } = now;
  return { index, status: 'refused', ...(id !== undefined && { id }), reason: 'stale', message: 'data.errors.stale' };
}
