import type { ChangeReport, ChangeRequest, RowReport } from './changes';
import { isSame } from '../common/isSame';

type Report = Pick<ChangeReport, 'rows'>;

/** What is applied of changes that were previewed. */
export interface Accepted {
  /** Those that the preview did not refuse, each with the version of the record that it showed. */
  readonly changes: readonly ChangeRequest[];
  /** The places of these among all changes. */
  readonly places: readonly number[];
}

const byPlace = ({ rows }: Report): ReadonlyMap<number, RowReport> => new Map(rows.map((row) => [row.index, row]));

/**
 * Asks for what was previewed and nothing else: a record that has another version by now is then refused as `stale`, and
 * what was refused is not tried again, because its effect was not previewed.
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

/** What became of all changes: of those that were accepted, what `report` says; of the others, what the preview said. */
export function withRefused(
  report: ChangeReport,
  { places }: Pick<Accepted, 'places'>,
  previewed: Report,
): ChangeReport {
  const applied = report.rows.map((row): RowReport => ({ ...row, index: places[row.index] ?? row.index }));
  const refused = previewed.rows.filter(({ status }) => status === 'refused');
  return { ...report, rows: [...applied, ...refused].sort((a, b) => a.index - b.index) };
}

/** Whether a row would write over, or delete, exactly what the preview showed. */
function isAsSeen(now: RowReport, seen: RowReport): boolean {
  if (now.status !== 'changed') return now.status === seen.status && isSame(now.before ?? {}, seen.before ?? {});
  const [before, shown] = [now.before ?? {}, seen.before ?? {}];
  return Object.keys(before).every((field) => Object.hasOwn(shown, field) && isSame(before[field], shown[field]));
}

/**
 * A planned row against what the preview showed of it, for an API without versions of change sets: what another person
 * has changed meanwhile is refused as `stale`; fields that the row leaves alone may have changed.
 */
export function againstPreview(now: RowReport, seen: RowReport | undefined): RowReport {
  if (!seen) return now;
  if (seen.status === 'refused') return seen;
  const writes = now.status === 'changed' || now.status === 'deleted';
  if (!writes || isAsSeen(now, seen)) return now;
  const { index, id } = now;
  return { index, status: 'refused', ...(id !== undefined && { id }), reason: 'stale', message: 'data.errors.stale' };
}
