import type { ChangeReport, ChangeRequest } from '../../changes/changes';

type Report = Pick<ChangeReport, 'rows'>;

const isStale = ({ reason, status }: Report['rows'][number]): boolean => status === 'refused' && reason === 'stale';

/** A change of a record that another person has changed: looked at again, as the record is now. */
const anew = ({ version: _seen, ...change }: ChangeRequest): ChangeRequest => change;

/** How many rows of a report were refused because another person has changed their records. */
export const countStale = ({ rows }: Report): number => rows.filter(isStale).length;

/** The changes that a report refused, to be tried again by themselves. */
export const refusedChanges = ({ rows }: Report, changes: readonly ChangeRequest[]): readonly ChangeRequest[] =>
  rows.flatMap((row) => {
    const change = changes[row.index];
    if (row.status !== 'refused' || !change) return [];
    return [isStale(row) ? anew(change) : change];
  });

/** All changes of a report, those that came too late against the records as they are now. */
export function renewedChanges({ rows }: Report, changes: readonly ChangeRequest[]): readonly ChangeRequest[] {
  const late = new Set(rows.filter(isStale).map(({ index }) => index));
  return changes.map((change, index) => (late.has(index) ? anew(change) : change));
}
