import type { Comparison } from '../resources/language/condition';
import type { Operator } from '../resources/language/operators';
import type { ResourceSchema } from '../resources/language/resourceSchema';
import { kindOf } from '../resources/fields/kinds';
import { isUsable, type ListFilter } from '../resources/records/listFilter';

/** Suffixes of field names in react-admin's filters. */
const SUFFIXES: Readonly<Record<string, Operator>> = {
  eq: 'equals',
  neq: 'notEquals',
  gt: 'greaterThan',
  gte: 'greaterOrEqual',
  lt: 'lessThan',
  lte: 'lessOrEqual',
  q: 'contains',
};

function comparisonOf(schema: ResourceSchema, key: string, value: unknown): Comparison | undefined {
  const [, name = key, suffix] = /^(.+)_(\w+)$/.exec(key) ?? [];
  const isSuffixed = !(key in schema.fields) && suffix !== undefined && suffix in SUFFIXES;
  const field = isSuffixed ? name : key;
  const spec = Object.hasOwn(schema.fields, field) ? schema.fields[field] : undefined;
  if (!spec) return undefined;
  const offered = kindOf(spec).operators(spec);
  const usual = Array.isArray(value) ? 'in' : offered.includes('equals') ? 'equals' : 'contains';
  const comparison = { field, operator: isSuffixed ? SUFFIXES[suffix] : usual, value };
  return isUsable(schema, comparison) ? comparison : undefined;
}

/**
 * Converts field filters of react-admin's inputs to conditions: `{ categorie: 'Formation' }`, `{ ordre_gte: 3 }`.
 * Declared parameters of the same name take precedence.
 */
export function withFieldFilters(schema: ResourceSchema, filter: ListFilter): ListFilter {
  const plain = Object.entries(filter).flatMap(([key, value]) => {
    if (key === 'q' || key === 'where' || key in schema.parameters || key in schema.links) return [];
    return comparisonOf(schema, key, value) ?? [];
  });
  return plain.length === 0 ? filter : { ...filter, where: [...(filter.where ?? []), ...plain] };
}
