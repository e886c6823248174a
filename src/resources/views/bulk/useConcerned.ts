import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { Condition } from '../../language/condition';
import { conditionAt } from '../../language/moments';
import type { AnyRecord } from '../../language/resourceSchema';
import { holds } from '../../records/holds';
import { MAX_IDS } from '../../records/listQuery';
import { useScreen } from '../ScreenContext';
import type { SelectedRecords } from './bulkTypes';

/**
 * Filters the selected records by the action's condition. Reads the records only if there is a condition or `isRead`.
 *
 * @param isRead reads the records even without a condition
 */
export function useConcerned(records: SelectedRecords, when: Condition | undefined, isRead = false) {
  const { schema, address } = useScreen();
  const provider = useDataProvider();
  return useQuery({
    queryKey: ['bulkAction', address, when ?? null, records],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      if (!when && !isRead) return { concerned: records, read: [] };
      const condition = when && conditionAt(when, new Date());
      const read: AnyRecord[] = [];
      for (let from = 0; from < records.length; from += MAX_IDS) {
        const ids = records.slice(from, from + MAX_IDS).map(({ id }) => id);
        const { data } = await provider.getMany<AnyRecord>(address, { ids });
        read.push(...data.filter((record) => !condition || holds(condition, record, schema)));
      }
      const ids = new Set<unknown>(read.map(({ id }) => id));
      return { concerned: records.filter(({ id }) => ids.has(id)), read };
    },
  });
}
