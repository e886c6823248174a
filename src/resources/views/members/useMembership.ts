import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { wideFilter } from '../../records/listFilter';
import type { AnyRecord } from '../../language/resourceSchema';
import { useOffers } from '../access/useOffers';
import { useScreen } from '../ScreenContext';

/** As many as the API gives at once. */
const PAGE_SIZE = 100;

/**
 * Who is in the keyed collection of the screen already: the values of its key, which are its records' ids; undefined
 * while they are read, and where this API cannot list them.
 */
export function useMembership(): ReadonlySet<number> | undefined {
  const { schema, address } = useScreen();
  const dataProvider = useDataProvider();
  const enabled = useOffers().reads(schema);
  const { data } = useQuery({
    // Below the collection's own key: a write to it makes this stale as well.
    queryKey: [address, 'membership'],
    queryFn: async ({ signal }) => {
      const ids = new Set<number>();
      for (let page = 1; ; page += 1) {
        const { data: records, total = 0 } = await dataProvider.getList<AnyRecord>(address, {
          pagination: { page, perPage: PAGE_SIZE },
          sort: schema.list.sort,
          // A hidden member is one as well.
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
