import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { inParallel } from '../../resources/common/inParallel';
import type { ChangeCalls, ChangeSetEntry } from '../../resources/changes/changes';
import type { GapRow } from './gapRows';
import { validatedRows } from './validatedRows';

/** A validation of a simulation, or of a part of it. */
export interface Validation {
  readonly set: ChangeSetEntry;
  readonly rows: readonly GapRow[];
  /** So many rows of the history were not read. */
  readonly left: number;
}

/** As many are read; of one that is larger still, the page says how many rows are left. */
const MOST_SETS = 25;
const PAGE = 500;
const MOST_PAGES = 20;

/** The rows of a change set: a move is two of them, which may stand far apart. */
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

/** What validations of a simulation changed in the real plan, the newest first, as far as the API keeps a history. */
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
        // Its rows of slots are told with them: of a record, a set names what hangs below that alone.
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
