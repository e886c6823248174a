import type { JsonSchema } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { MAX_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { sortableFields } from '../query/readers';

/** A criterion on a field: one value, a list of alternatives, or `{ min, max }` for kinds with an order. */
function criterion({ fields }: ResourceSchema, name: string): readonly (readonly [string, JsonSchema])[] {
  const spec = fields[name];
  if (!spec) return [];
  const one = kindOf(spec).jsonSchema(spec);
  const isOrdered = kindOf(spec).operators(spec).includes('between');
  const bounds = { type: 'object', properties: { min: one, max: one }, additionalProperties: false };
  return [[name, { anyOf: [one, { type: 'array', items: one }, ...(isOrdered ? [bounds] : [])] }]];
}

/** The body of a search by criteria, or of an export, which has no paging. */
export function criteriaSchema(schema: ResourceSchema, call: 'search' | 'export'): JsonSchema {
  const paging = {
    pageNumber: { type: 'integer', minimum: 1, default: 1 },
    pageSize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
  };
  const file = {
    format: { type: 'string', enum: ['xlsx', 'csv'], default: 'xlsx' },
    colonnes: { type: 'array', items: { type: 'string', enum: Object.keys(schema.fields) }, minItems: 1 },
  };
  return {
    type: 'object',
    properties: {
      ...(call === 'search' ? paging : file),
      ...(schema.search.length > 0 && { search: { type: 'string', maxLength: 200 } }),
      orderBy: { type: 'string', enum: sortableFields(schema) },
      orderByDescending: { type: 'boolean', default: false },
      filter: { type: 'object' },
      ...Object.fromEntries(schema.list.filters.flatMap((name) => criterion(schema, name))),
    },
  };
}
