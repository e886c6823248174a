import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { wideFilter } from '../../records/listFilter';
import type { AnyRecord } from '../../language/resourceSchema';
import { useOffers } from '../access/useOffers';
import { useScreen } from '../ScreenContext';

/** The API's largest page. */
const PAGE_SIZE = 100;

/** Ids of the current members (key values equal record ids); undefined while loading, or if the API cannot list them. */
export function useMembership(): ReadonlySet<number> | undefined {
  const { schema, address } = useScreen();
  const dataProvider = useDataProvider();
  const enabled = useOffers().reads(schema);
  const { data } = useQuery({
    // Under the collection's address, so that its writes invalidate the entry.
    queryKey: [address, 'membership'],
    queryFn: async ({ signal }) => {
      const ids = new Set<number>();
      for (let page = 1; ; page += 1) {
        const { data: records, total = 0 } = await dataProvider.getList<AnyRecord>(address, {
          pagination: { page, perPage: PAGE_SIZE },
          sort: schema.list.sort,
          // Hidden members count too.
          filter: wideFilter(schema),
          signal,
        });
        for (const { id } of records) ids.add(id);
        if (records.length === 0 || page * PAGE_SIZE >= total) return ids;
      }
    },
    enabled,
  });
  return data;
}
