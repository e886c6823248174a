import type { ChangeReport, ChangeRequest } from '../../changes/changes';

type Report = Pick<ChangeReport, 'rows'>;

const isStale = ({ reason, status }: Report['rows'][number]): boolean => status === 'refused' && reason === 'stale';

/** Without its version, a change is checked against the record's current state. */
const anew = ({ version: _seen, ...change }: ChangeRequest): ChangeRequest => change;

/** Number of rows refused because the record changed meanwhile. */
export const countStale = ({ rows }: Report): number => rows.filter(isStale).length;

/** The refused changes, for a retry on their own. */
export const refusedChanges = ({ rows }: Report, changes: readonly ChangeRequest[]): readonly ChangeRequest[] =>
  rows.flatMap((row) => {
    const change = changes[row.index];
    if (row.status !== 'refused' || !change) return [];
    return [isStale(row) ? anew(change) : change];
  });

/** All changes; stale ones lose their version, so that they apply to the record's current state. */
export function renewedChanges({ rows }: Report, changes: readonly ChangeRequest[]): readonly ChangeRequest[] {
  const late = new Set(rows.filter(isStale).map(({ index }) => index));
  return changes.map((change, index) => (late.has(index) ? anew(change) : change));
}
