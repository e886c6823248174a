import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ChangeCalls, ChangeSetEntry } from '../../resources/changes/changes';
import type { GapRow } from './gapRows';
import { validatedRows } from './validatedRows';

/** A validation of a simulation, or of a part of it. */
export interface Validation {
  readonly set: ChangeSetEntry;
  readonly rows: readonly GapRow[];
}

/** As many are read; a validation of more is said by its first changes. */
const MOST_SETS = 25;
const MOST_ROWS = 500;

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
          const { items } = await calls.changeRows(set.id, { page: 1, pageSize: MOST_ROWS, signal });
          return { set, rows: validatedRows(items, simulationId) };
        }),
      );
      return read.filter(({ rows }) => rows.length > 0);
    },
    retry: false,
  });
}
