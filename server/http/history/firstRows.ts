import type { Registry } from '../../../src/resources/registry';
import type { History } from '../../database/history/history';
import type { Readable, RecordedSet } from '../../database/history/types';
import { rowEntries } from './entries';

/** Sets of more rows are said by their number. */
const MOST = 3;

/** Small change sets with their rows: one reads what was done without opening each. */
export const withFirstRows = (
  history: Pick<History, 'rows'>,
  registry: Registry,
  readables: readonly Readable[],
  sets: readonly RecordedSet[],
) =>
  Promise.all(
    sets.map(async (set) => {
      const count = set.resources.reduce((sum, { rows }) => sum + rows, 0);
      if (count > MOST) return set;
      const { items } = await history.rows(set.id, readables, { page: 1, pageSize: MOST });
      return { ...set, firstRows: rowEntries(registry, items) };
    }),
  );
