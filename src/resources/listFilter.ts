import { allOf, type Comparison, type Condition } from './condition';
import { kindOf } from './fields/kinds';
import type { ListQuery } from './listQuery';
import type { ResourceSchema } from './types';

/**
 * What react-admin's `filter` holds when a generated screen or a picker asks for a list. It also stands in the address
 * bar, so it is read with `readListFilter`, never trusted.
 *
 * @example { q: 'cadre', ActifOnly: true, where: [{ field: 'ordre', operator: 'greaterThan', value: 3 }] }
 */
export interface ListFilter {
  /** The words to search for. */
  readonly q?: string;
  /** Comparisons that all hold. */
  readonly where?: readonly Comparison[];
  /** The declared parameters of the list, by name. */
  readonly [parameter: string]: unknown;
}

/** Operators that compare with nothing. */
const NO_VALUE: readonly string[] = ['isEmpty', 'isNotEmpty'];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether a comparison can be asked for: a declared field, an operator of its kind, a value where one is needed. */
export function isUsable(schema: ResourceSchema, comparison: unknown): comparison is Comparison {
  if (!isObject(comparison) || typeof comparison.field !== 'string') return false;
  const spec = Object.hasOwn(schema.fields, comparison.field) ? schema.fields[comparison.field] : undefined;
  if (
    !spec ||
    !kindOf(spec)
      .operators(spec)
      .some((operator) => operator === comparison.operator)
  )
    return false;
  return NO_VALUE.includes(String(comparison.operator)) || hasValue(comparison.value);
}

function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(hasValue);
  return value !== undefined && value !== null && value !== '';
}

/** The comparisons of a filter that the declaration knows; the others are left out. */
export const comparisonsOf = (schema: ResourceSchema, filter: ListFilter): readonly Comparison[] =>
  (Array.isArray(filter.where) ? filter.where : []).filter((one) => isUsable(schema, one));

/** Reads a filter by the resource's declaration, as the part of a list's query that it stands for. */
export function readListFilter(
  schema: ResourceSchema,
  filter: ListFilter,
): Pick<ListQuery, 'search' | 'parameters'> & { readonly filter?: Condition } {
  const search = typeof filter.q === 'string' ? filter.q.trim() : '';
  const condition = allOf(comparisonsOf(schema, filter));
  return {
    ...(search && { search }),
    ...(condition && { filter: condition }),
    parameters: Object.keys(schema.parameters).filter((name) => filter[name] === true),
  };
}

/** The parameters with which a list leaves nothing out: those whose absence hides records. */
export const wideningParameters = (schema: Pick<ResourceSchema, 'parameters'>): readonly string[] =>
  Object.entries(schema.parameters).flatMap(([name, { whenFalse }]) => (whenFalse ? [name] : []));

/** The filter with which a list leaves nothing out. */
export const wideFilter = (schema: Pick<ResourceSchema, 'parameters'>): ListFilter =>
  Object.fromEntries(wideningParameters(schema).map((name) => [name, true]));
