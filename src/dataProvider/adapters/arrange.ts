import { holds } from '../../resources/records/holds';
import type { ListQuery, Page } from '../../resources/records/listQuery';
import { compareRecords } from '../../resources/records/order';
import { sortedValue } from '../../resources/records/choiceOrder';
import { tieFields } from '../../resources/records/tieFields';
import { isReference, NOTHING_KNOWN, type Referenced } from '../../resources/registry/referenced';
import { representationOf } from '../../resources/records/representation';
import { matchesSearch, searchThrough } from '../../resources/records/search';
import type { AnyRecord, ResourceSchema } from '../../resources/language/resourceSchema';

/** Reference fields whose records a search or sort of the list needs. */
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
 * Searches, filters, sorts and pages a whole list in memory, with the API's rules.
 * @param referenced the records of the fields that `referencesAsked` names, whose names references are sorted by
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
  const ownValue = sortedValue(schema);
  const valueOf = (record: AnyRecord, field: string): unknown =>
    isReference(schema, field)
      ? referenced(record, field).map((one) => representationOf(one.schema, one.record))[0]
      : ownValue(record, field);
  const sorted = orderBy
    ? kept.toSorted(
        compareRecords(
          { field: orderBy, order: descending ? 'DESC' : 'ASC', ties: tieFields(schema, orderBy) },
          valueOf,
        ),
      )
    : kept;
  const items = pageSize === undefined ? sorted : sorted.slice((page - 1) * pageSize, page * pageSize);
  return { items, totalCount: kept.length };
}
