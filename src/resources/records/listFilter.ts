import { allOf, type BelowCondition, type Comparison, type Condition } from '../language/condition';
import { kindOf } from '../fields/kinds';
import type { ListQuery, ParameterValues } from './listQuery';
import { compares } from '../language/operators';
import type { ListParameter } from '../language/listDeclarations';
import type { ResourceSchema } from '../language/resourceSchema';
import type { Registry } from '../registry/registry';
import { isObject } from '../common/isObject';

/**
 * What react-admin's `filter` holds when a generated screen or a picker asks for a list. It also stands in the address
 * bar, so it is read with `readListFilter`, never trusted.
 *
 * @example { q: 'cadre', ActifOnly: true, where: [{ field: 'ordre', operator: 'greaterThan', value: 3 }] }
 */
export interface ListFilter {
  /** The words to search for. */
  readonly q?: string;
  /** Conditions that all hold; those that a list offers to change are comparisons, what is asked below, or `any` of some. */
  readonly where?: readonly Condition[];
  /** The declared parameters of the list, by name: true, or the value of one that asks for a value (`Annee: 2026`). */
  readonly [parameter: string]: unknown;
}

/** Whether a comparison can be asked for: a declared field, an operator of its kind, a value where one is needed. */
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

/** What a list offers to change: a comparison of its own, or what is asked of the records below. */
export type FilterPart = Comparison | BelowCondition;

/** The declarations of other resources, where what is asked of them has to be read. */
type Declarations = Pick<Registry, 'schemas'>;

const HAS: readonly BelowCondition['has'][] = ['some', 'none', 'all'];

const isAllOfNothing = (where: unknown): boolean =>
  isObject(where) && Array.isArray(where.all) && where.all.length === 0;

/** Whether something can be asked below a list: a collection that it offers, with a condition that can be asked there. */
export function isUsableBelow(
  schema: ResourceSchema,
  part: unknown,
  declarations?: Declarations,
): part is BelowCondition {
  if (!isObject(part) || !schema.list.filtersBelow?.some((name) => name === part.below)) return false;
  const nested = declarations?.schemas.find(({ name }) => name === part.below);
  const has = HAS.find((one) => one === part.has);
  if (!nested || !has) return false;
  // All records fulfil nothing: that would be no filter.
  if (isAllOfNothing(part.where)) return has !== 'all';
  return usableCondition(nested, part.where, declarations) !== undefined;
}

function hasValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(hasValue);
  return value !== undefined && value !== null && value !== '';
}

const isPart = (schema: ResourceSchema, part: unknown, declarations?: Declarations): part is FilterPart =>
  isUsable(schema, part) || isUsableBelow(schema, part, declarations);

/**
 * The parts of a filter that the declaration knows, as a list offers them for changing: each group holds where one
 * of its parts does, and all groups have to.
 */
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

/** A condition that can be asked for, with all of its parts; undefined where one of them cannot. */
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

/** A parameter's value in the form that the field which it compares takes; undefined where that refuses it. */
function valueOfParameter({ fields, parameters }: ResourceSchema, name: string, value: unknown) {
  if (!isScalar(value)) return undefined;
  const spec = fields[parameters[name]?.equals ?? ''];
  // A link's parameter belongs to a field of another resource.
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
 * Reads a filter by the resource's declaration, as the part of a list's query that it stands for.
 *
 * @param declarations of what may be asked below; without them a filter asks of the record alone
 */
export function readListFilter(
  schema: ResourceSchema,
  filter: ListFilter,
  declarations?: Declarations,
): Pick<ListQuery, 'search' | 'parameters' | 'values'> & { readonly filter?: Condition } {
  const search = typeof filter.q === 'string' ? filter.q.trim() : '';
  const where = Array.isArray(filter.where) ? filter.where : [];
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

/** What the parameters of a list ask of its records, the links' ones aside: those stand in another resource. */
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

/** The order that the parameters of a list ask for; undefined where none does. */
export const parametersSort = (
  { parameters }: Pick<ResourceSchema, 'parameters'>,
  given: readonly string[] = [],
): ListParameter['sorts'] => given.map((name) => parameters[name]?.sorts).find((sorts) => sorts !== undefined);

/** The parameters with which a list leaves nothing out: those whose absence hides records. */
export const wideningParameters = (schema: Pick<ResourceSchema, 'parameters'>): readonly string[] =>
  Object.entries(schema.parameters).flatMap(([name, { whenFalse }]) => (whenFalse ? [name] : []));

/** The filter of an overview: a list leaves nothing out, but what is to be asked for by name. */
export const overviewFilter = (schema: Pick<ResourceSchema, 'parameters'>): ListFilter =>
  Object.fromEntries(
    wideningParameters(schema).flatMap((name) => (schema.parameters[name]?.conceals ? [] : [[name, true]])),
  );

/** The filter with which a list leaves nothing out. */
export const wideFilter = (schema: Pick<ResourceSchema, 'parameters'>): ListFilter =>
  Object.fromEntries(wideningParameters(schema).map((name) => [name, true]));
