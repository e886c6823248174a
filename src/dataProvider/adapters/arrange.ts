import { holds } from '../../resources/records/holds';
import type { ListQuery, Page } from '../../resources/records/listQuery';
import { compareRecords } from '../../resources/records/order';
import { isReference, NOTHING_KNOWN, type Referenced } from '../../resources/registry/referenced';
import { representationOf } from '../../resources/records/representation';
import { matchesSearch, searchThrough } from '../../resources/records/search';
import type { AnyRecord, ResourceSchema } from '../../resources/language/resourceSchema';

/** The fields whose referenced records have to be known before a query can be answered from the list alone. */
export const referencesAsked = (
  schema: Pick<ResourceSchema, 'fields' | 'search'>,
  { search, orderBy }: ListQuery,
): readonly string[] => [
  ...new Set([
    ...(search ? searchThrough(schema) : []),
    ...(orderBy !== undefined && isReference(schema, orderBy) ? [orderBy] : []),
  ]),
];

/**
 * Searches, filters, sorts and cuts a whole list in the browser, as the API would have done.
 *
 * @param referenced what is known of the records that `referencesAsked` names: a reference is sorted by their names
 */
export function arrange(
  schema: ResourceSchema,
  records: readonly AnyRecord[],
  query: ListQuery,
  referenced: Referenced = NOTHING_KNOWN,
): Page<AnyRecord> {
  const { search, filter, orderBy, descending, page = 1, pageSize } = query;
  const kept = records.filter(
    (record) =>
      (!search || matchesSearch(record, schema, search, referenced)) && (!filter || holds(filter, record, schema)),
  );
  const valueOf = (record: AnyRecord, field: string): unknown =>
    isReference(schema, field)
      ? referenced(record, field).map((one) => representationOf(one.schema, one.record))[0]
      : record[field];
  const sorted = orderBy
    ? kept.toSorted(compareRecords({ field: orderBy, order: descending ? 'DESC' : 'ASC' }, valueOf))
    : kept;
  const items = pageSize === undefined ? sorted : sorted.slice((page - 1) * pageSize, page * pageSize);
  return { items, totalCount: kept.length };
}
