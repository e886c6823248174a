import type { Grants } from '../../../src/resources/access/access';
import type { Registry } from '../../../src/resources/registry/registry';
import type { History } from '../../database/history/history';
import type { Readable, RecordedRow, RecordedSet } from '../../database/history/historyTypes';
import { rowEntries } from './entries';

/** Larger change sets show only their number of rows. */
const MOST = 3;

/** Adds the rows of small change sets, read with one query, so that a reader need not open each. */
export async function withFirstRows(
  history: Pick<History, 'rowsOfSets'>,
  registry: Registry,
  readables: readonly Readable[],
  sets: readonly RecordedSet[],
  held: Grants,
) {
  const isSmall = ({ resources }: RecordedSet) => resources.reduce((sum, { rows }) => sum + rows, 0) <= MOST;
  const small = sets.filter(isSmall).map(({ id }) => id);
  const rows = new Map<number, RecordedRow[]>(small.map((id) => [id, []]));
  for (const row of await history.rowsOfSets(small, readables, MOST)) rows.get(row.changeSet)?.push(row);
  return sets.map((set) =>
    isSmall(set) ? { ...set, firstRows: rowEntries(registry, rows.get(set.id) ?? [], held) } : set,
  );
}
