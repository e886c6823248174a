import { holds } from '../resources/holds';
import type { ListQuery, Page } from '../resources/listQuery';
import { compareRecords } from '../resources/order';
import { matchesSearch } from '../resources/search';
import type { AnyRecord, ResourceSchema } from '../resources/types';

/** Searches, filters, sorts and cuts a whole list in the browser, as the API would have done. */
export function arrange(schema: ResourceSchema, records: readonly AnyRecord[], query: ListQuery): Page<AnyRecord> {
  const { search, filter, orderBy, descending, page = 1, pageSize } = query;
  const kept = records.filter(
    (record) => (!search || matchesSearch(record, schema, search)) && (!filter || holds(filter, record, schema)),
  );
  const sorted = orderBy ? kept.toSorted(compareRecords({ field: orderBy, order: descending ? 'DESC' : 'ASC' })) : kept;
  const items = pageSize === undefined ? sorted : sorted.slice((page - 1) * pageSize, page * pageSize);
  return { items, totalCount: kept.length };
}
