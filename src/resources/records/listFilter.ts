import { allOf, type BelowCondition, type Comparison, type Condition } from '../language/condition';
import { kindOf } from '../fields/kinds';
import type { ListQuery, ParameterValues } from './listQuery';
import { compares } from '../language/operators';
import type { ListParameter } from '../language/listDeclarations';
import type { ResourceSchema } from '../language/resourceSchema';
import type { Registry } from '../registry/registry';
import { isObject } from '../common/isObject';

/**
 * React-admin's `filter` of generated lists and pickers. It is also in the query string, so it is untrusted:
 * parse it with `readListFilter`.
 *
 * @example { q: 'cadre', ActifOnly: true, where: [{ field: 'ordre', operator: 'greaterThan', value: 3 }] }
 */
export interface ListFilter {
  readonly q?: string;
  /** Conjunction of conditions. The interface can edit comparisons, conditions on child records, and `any` of these. */
  readonly where?: readonly Condition[];
  /** Leaves out closed groups; no part of the address, and not editable. */
  readonly open?: readonly Condition[];
  /** The field by whose values the rows are grouped; narrows nothing. */
  readonly groupBy?: unknown;
  /** Declared parameters by name: true, or a value (`Annee: 2026`). */
  readonly [parameter: string]: unknown;
}

/** True for a valid comparison: a declared field, an operator of its kind, a value if the operator needs one. */
export function isUsable(schema: ResourceSchema, comparison: unknown): comparison is Comparison {
  if (!isObject(comparison) || typeof comparison.field !== 'string') return false;
  const spec = Object.hasOwn(schema.fields, comparison.field) ? schema.fields[comparison.field] : undefined;
  const operator =
    spec &&
    kindOf(spec)
      .operators(spec)
      .find((one) => one === comparison.operator);
  return operator !== undefined && (compares(operator, 'none') || hasValue(comparison.value));
}

/** A condition that the interface can edit: a comparison, or a condition on child records. */
export type FilterPart = Comparison | BelowCondition;

/** Other declarations, for conditions on their records. */
type Declarations = Pick<Registry, 'schemas'>;

const HAS: readonly BelowCondition['has'][] = ['some', 'none', 'all'];

const isAllOfNothing = (where: unknown): boolean =>
  isObject(where) && Array.isArray(where.all) && where.all.length === 0;

/** True for a valid condition on child records: a declared collection, and conditions valid there. */
export function isUsableBelow(
  schema: ResourceSchema,
  part: unknown,
  declarations?: Declarations,
): part is BelowCondition {
  if (!isObject(part) || !schema.list.filtersBelow?.some((name) => name === part.below)) return false;
  const nested = declarations?.schemas.find(({ name }) => name === part.below);
  const has = HAS.find((one) => one === part.has);
  if (!nested || !has) return false;
  // `all` with an empty condition matches every record, so it filters nothing.
  if (isAllOfNothing(part.where)) return has !== 'all';
  return usableCondition(nested, part.where, declarations) !== undefined;
}

function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(hasValue);
  return value !== undefined && value !== null && value !== '';
}

const isPart = (schema: ResourceSchema, part: unknown, declarations?: Declarations): part is FilterPart =>
  isUsable(schema, part) || isUsableBelow(schema, part, declarations);

/** The editable parts of a filter: a conjunction of groups, each a disjunction. */
export const groupsOf = (
  schema: ResourceSchema,
  filter: ListFilter,
  declarations?: Declarations,
): readonly (readonly FilterPart[])[] =>
  (Array.isArray(filter.where) ? filter.where : [])
    .map((part: unknown) => {
      const alternatives: readonly unknown[] = isObject(part) && Array.isArray(part.any) ? part.any : [part];
      return alternatives.filter((one) => isPart(schema, one, declarations));
    })
    .filter((group) => group.length > 0);

const ofMany = (schema: ResourceSchema, parts: unknown, declarations?: Declarations): Condition[] | undefined => {
  const read = Array.isArray(parts) ? parts.map((part) => usableCondition(schema, part, declarations)) : [];
  const usable = read.filter((part) => part !== undefined);
  return usable.length > 0 && usable.length === read.length ? usable : undefined;
};

function usableCondition(
  schema: ResourceSchema,
  condition: unknown,
  declarations?: Declarations,
): Condition | undefined {
  if (isPart(schema, condition, declarations)) return condition;
  if (!isObject(condition)) return undefined;
  const all = ofMany(schema, condition.all, declarations);
  const any = ofMany(schema, condition.any, declarations);
  if (all) return { all };
  return any && { any };
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '';

function valueOfParameter({ fields, parameters }: ResourceSchema, name: string, value: unknown) {
  if (!isScalar(value)) return undefined;
  const spec = fields[parameters[name]?.equals ?? ''];
  // A link's parameter refers to a field of another resource.
  if (!spec) return value;
  const read = kindOf(spec).parse(value, spec);
  return read.ok && isScalar(read.value) ? read.value : undefined;
}

function parameterValues(schema: ResourceSchema, filter: ListFilter): ParameterValues {
  const asking = Object.entries(schema.parameters).flatMap(([name, { equals }]) => (equals ? [name] : []));
  return Object.fromEntries(
    [...asking, ...Object.keys(schema.links)].flatMap((name) => {
      const value = valueOfParameter(schema, name, filter[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/**
 * Parses a filter against the declaration into a list query.
 *
 * @param declarations needed for conditions on other records
 */
export function readListFilter(
  schema: ResourceSchema,
  filter: ListFilter,
  declarations?: Declarations,
): Pick<ListQuery, 'search' | 'parameters' | 'values'> & { readonly filter?: Condition } {
  const search = typeof filter.q === 'string' ? filter.q.trim() : '';
  const where = [filter.where, filter.open].flatMap((parts) => (Array.isArray(parts) ? parts : []));
  const condition = allOf(where.map((one) => usableCondition(schema, one, declarations)));
  const values = parameterValues(schema, filter);
  return {
    ...(search && { search }),
    ...(condition && { filter: condition }),
    ...(Object.keys(values).length > 0 && { values }),
    parameters: Object.entries(schema.parameters).flatMap(([name, { equals }]) =>
      equals === undefined && filter[name] === true ? [name] : [],
    ),
  };
}

/** Condition of the list's parameters, except links, whose condition is on another resource. */
export const parametersCondition = (
  { parameters }: Pick<ResourceSchema, 'parameters'>,
  query: Pick<ListQuery, 'parameters' | 'values'>,
): Condition | undefined =>
  allOf(
    Object.entries(parameters).map(([name, { equals, whenTrue, whenFalse, liftedBy = [] }]) => {
      const value = query.values?.[name];
      if (equals !== undefined) return value === undefined ? undefined : { field: equals, operator: 'equals', value };
      if (query.parameters?.includes(name)) return whenTrue;
      return liftedBy.some((other) => query.parameters?.includes(other)) ? undefined : whenFalse;
    }),
  );

/** Sort order set by the parameters; undefined without one. */
export const parametersSort = (
  { parameters }: Pick<ResourceSchema, 'parameters'>,
  given: readonly string[] = [],
): ListParameter['sorts'] => given.map((name) => parameters[name]?.sorts).find((sorts) => sorts !== undefined);

/** Parameters that order the rows instead of the sort: screens always send one, and the declared one yields to them. */
export function sortingParameters(
  { parameters, list }: Pick<ResourceSchema, 'parameters' | 'list'>,
  sort: { readonly field: string; readonly order: string },
  filter: Readonly<Record<string, unknown>>,
): readonly string[] {
  if (sort.field !== list.sort.field || sort.order !== list.sort.order) return [];
  return Object.keys(parameters).filter((name) => parameters[name]?.sorts !== undefined && filter[name] === true);
}

export const wideningParameters = (schema: Pick<ResourceSchema, 'parameters'>): readonly string[] =>
  Object.entries(schema.parameters).flatMap(([name, { whenFalse }]) => (whenFalse ? [name] : []));

/** Filter of an overview: shows all records except concealed ones. */
export const overviewFilter = (schema: Pick<ResourceSchema, 'parameters'>): ListFilter =>
  Object.fromEntries(
    wideningParameters(schema).flatMap((name) => (schema.parameters[name]?.conceals ? [] : [[name, true]])),
  );

export const wideFilter = (schema: Pick<ResourceSchema, 'parameters'>): ListFilter =>
  Object.fromEntries(wideningParameters(schema).map((name) => [name, true]));
