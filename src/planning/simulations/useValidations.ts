import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { inParallel } from '../../resources/common/inParallel';
import type { ChangeCalls, ChangeSetEntry } from '../../resources/changes/changes';
import type { GapRow } from './gapRows';
import { validatedRows } from './validatedRows';

export interface Validation {
  readonly set: ChangeSetEntry;
  readonly rows: readonly GapRow[];
  /** Number of rows that were not read. */
  readonly left: number;
}

/** Limits of reading the history; the page shows how many rows are left out. */
const MOST_SETS = 25;
const PAGE = 500;
const MOST_PAGES = 20;

/** The rows of a change set. Reads all pages: the two rows of a move may be far apart. */
async function readRows(calls: Pick<ChangeCalls, 'changeRows'>, id: number, signal: AbortSignal) {
  const read = (page: number) => calls.changeRows(id, { page, pageSize: PAGE, signal });
  const { items, totalCount } = await read(1);
  const pages = Math.min(MOST_PAGES, Math.ceil(totalCount / PAGE));
  const later = await inParallel(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2),
    read,
    3,
  );
  const rows = [items, ...later.map((page) => page.items)].flat();
  return { rows, left: Math.max(0, totalCount - rows.length) };
}

/** Past validations of a simulation, newest first; empty if the API keeps no history. */
export function useValidations(simulationId: number) {
  const calls = useDataProvider() as unknown as ChangeCalls;
  return useQuery({
    queryKey: ['simulations', 'validations', simulationId],
    queryFn: async ({ signal }): Promise<readonly Validation[]> => {
      const sets = await calls.changeSets({
        collection: 'simulations',
        id: simulationId,
        page: 1,
        pageSize: MOST_SETS,
        signal,
      });
      const counted = sets.items.filter(
        // Only the planning's own sets, without reverts and reverted ones.
        ({ origin, reverts, revertedBy }) => origin === 'planning' && reverts === undefined && revertedBy === undefined,
      );
      const read = await Promise.all(
        counted.map(async (set) => {
          const { rows, left } = await readRows(calls, set.id, signal);
          return { set, rows: validatedRows(rows, simulationId), left };
        }),
      );
      return read.filter(({ rows }) => rows.length > 0);
    },
    retry: false,
  });
}
