import { conditionAt } from '../../language/moments';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { ListSection } from '../../pages/page';
import type { ListFilter } from '../../records/listFilter';

const DEFAULT_ROWS = 10;

/** Maximum number of default columns, taken from the resource's own list. */
const MOST_COLUMNS = 6;

/** The query of a list section, as the resource's own list would send it. */
export function pageListQuery(schema: ResourceSchema, section: ListSection, now: Date) {
  const { parameters = [], where, rows = DEFAULT_ROWS } = section;
  const condition = where && conditionAt(where, now);
  const parts = condition && ('all' in condition ? condition.all : [condition]);
  const filter: ListFilter = {
    ...Object.fromEntries(parameters.map((name) => [name, true])),
    ...(parts && { where: parts }),
  };
  return { filter, sort: { ...(section.sort ?? schema.list.sort) }, pagination: { page: 1, perPage: rows } };
}

export const pageListColumns = (schema: ResourceSchema, { columns }: ListSection): readonly string[] =>
  (columns ?? schema.list.columns.slice(0, MOST_COLUMNS)).filter((name) => Object.hasOwn(schema.fields, name));
