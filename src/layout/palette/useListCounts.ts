import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { overviewFilter } from '../../resources/records/listFilter';
import { useNumberFormat } from '../../resources/views/page/useNumberFormat';
import { useSearchPause } from '../../resources/views/page/useSearchPause';
import { useSettled } from '../../resources/views/page/useSettled';
import type { Command } from './commands';

/**
 * The commands with the number of records of the lists among them, which is asked for once the typing pauses. A list
 * that is searched by words, or filtered by a record, that none of its records has was not meant, and goes.
 */
export function useListCounts(commands: readonly Command[], query: string): readonly Command[] {
  const provider = useDataProvider();
  const translate = useTranslate();
  const format = useNumberFormat();
  const pauseOf = useSearchPause();
  const isPaused = useSettled(query, () => pauseOf()) === query;
  const lists = commands.flatMap(({ counted }) => counted ?? []);
  const totals = useQueries({
    queries: lists.map(({ schema, filter }) => ({
      queryKey: ['palette', 'count', schema.name, filter],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { total } = await provider.getList(schema.name, {
          pagination: { page: 1, perPage: 1 },
          sort: { ...schema.list.sort },
          filter: { ...overviewFilter(schema), ...filter },
          signal,
        });
        return total ?? null;
      },
      enabled: isPaused,
      // A list without its number is of use too.
      retry: false,
    })),
  });
  if (lists.length === 0) return commands;
  // Where nothing else answers, the list says that it has none.
  const isAlone = commands.every(({ counted }) => counted?.isGuess || counted?.filter['where'] !== undefined);
  return commands.flatMap((command, index) => {
    const { counted } = command;
    const total = counted && totals[lists.indexOf(counted)]?.data;
    if (typeof total !== 'number') return [command];
    const isGuess = counted?.isGuess || counted?.filter['q'] !== undefined;
    if (total === 0 && isGuess && !(isAlone && index === 0)) return [];
    return [{ ...command, detail: translate('shell.home.count', { smart_count: total, total: format(total) }) }];
  });
}
