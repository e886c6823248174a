import type { ComparedPerson } from '../language/comparedValues';
import {
  isRouteAllowed,
  kindsAllowed,
  operationRuleOf,
  readingRule,
  rightsOverKind,
  ruleOf,
  type Action,
  type Grants,
} from './access';
import type { AccessRule } from '../language/accessRule';
import { allOf, type Condition } from '../language/condition';
import { rowCondition, rulingSchema } from './rowAccess';
import { kindOf } from '../fields/kinds';
import type { Registry } from '../registry/registry';
import { aboutKinds } from '../language/target';
import type { ResourceSchema } from '../language/resourceSchema';

/**
 * Where a limited right holds: the ids of the companies and sites that the links of a profile name, once branches and
 * regions are resolved.
 */
export interface Extent {
  /** Companies of which everything is within. */
  readonly whole: readonly number[];
  /** Companies of which what belongs to no single site is within. */
  readonly general: readonly number[];
  /** The sites that are within, where not all of their company is. */
  readonly sites: readonly number[];
  /** The companies of these sites: they are read, as the way to their sites, and never written. */
  readonly passages: readonly number[];
}

/** What a person holds everywhere, and the rights that hold only somewhere, with where. */
export interface LimitedGrants {
  readonly grants: Grants;
  /** By right, as `DOSSIERS:update`; none of them is among the rights of `grants`. */
  readonly extents: Readonly<Record<string, Extent>>;
  /** Who they are, as conditions on records ask it (`rowAccess.ts`). */
  readonly person?: ComparedPerson;
}

/** The fields that say which company, and which site of it, a record is of; `id` of a company or site itself. */
type Roles = NonNullable<ResourceSchema['scope']>;

/** What a schema says itself; a view what its source says, without the field by which it hangs below a record. */
export function rolesOf(schema: ResourceSchema, registry: Registry): Roles {
  if (!schema.view) return schema.scope ?? {};
  const { resource, below } = schema.view;
  const entries = Object.entries(registry.get(resource).scope ?? {});
  return Object.fromEntries(entries.filter(([, field]) => field !== below && Object.hasOwn(schema.fields, field)));
}

const parentOf = ({ parent }: ResourceSchema, registry: Registry) => parent && registry.get(parent.resource);

/** Whether the declarations lead from the records of a resource to a company: a limited right opens nothing else. */
function isScoped(schema: ResourceSchema, registry: Registry): boolean {
  if (rolesOf(schema, registry).company !== undefined) return true;
  const parent = parentOf(schema, registry);
  return parent !== undefined && isScoped(parent, registry);
}

/** Whether a limited right opens an action at all: a new company is outside of every profile. */
export const isWithinReach = (schema: ResourceSchema, registry: Registry, action: Action): boolean =>
  isScoped(schema, registry) && !(action === 'create' && schema.scope?.company === 'id');

/** That the company of a record is one of these. */
function ofCompanies(schema: ResourceSchema, registry: Registry, ids: readonly number[]): Condition {
  const { company: field } = rolesOf(schema, registry);
  if (field !== undefined) return { field, operator: 'in', value: ids };
  const parent = parentOf(schema, registry);
  return parent ? { above: ofCompanies(parent, registry, ids) } : { any: [] };
}

/** That a record hangs below one of an extent; all that is said of a company itself belongs to no single site. */
function belowExtent(parent: ResourceSchema, registry: Registry, extent: Extent): Condition {
  return rolesOf(parent, registry).company === 'id'
    ? ofCompanies(parent, registry, companiesWithin(extent))
    : extentCondition(parent, registry, extent, 'read');
}

/** Which records of a scoped resource lie within an extent. What is of several sites is written by whole companies only. */
export function extentCondition(
  schema: ResourceSchema,
  registry: Registry,
  extent: Extent,
  purpose: 'read' | 'write',
): Condition {
  const { company, site } = rolesOf(schema, registry);
  const { whole, general, sites, passages } = extent;
  const within = (ids: readonly number[]) => ofCompanies(schema, registry, ids);
  if (site !== undefined) {
    const spec = schema.fields[site];
    const isSeveral = spec !== undefined && kindOf(spec).reference?.(spec)?.several === true;
    const none: Condition = { all: [within(general), { field: site, operator: 'isEmpty' }] };
    const some: Condition = { field: site, operator: 'in', value: sites };
    return {
      any: [within(whole), ...(site === 'id' ? [] : [none]), ...(isSeveral && purpose === 'write' ? [] : [some])],
    };
  }
  if (company === 'id')
    return within(purpose === 'read' ? [...companiesWithin(extent), ...passages] : companiesWithin(extent));
  if (company !== undefined) return within(companiesWithin(extent));
  const parent = parentOf(schema, registry);
  return parent ? { above: belowExtent(parent, registry, extent) } : { any: [] };
}

const NOWHERE: Extent = { whole: [], general: [], sites: [], passages: [] };

const union = (one: Extent, other: Extent): Extent => {
  const both = (part: keyof Extent) => [...new Set([...one[part], ...other[part]])];
  return { whole: both('whole'), general: both('general'), sites: both('sites'), passages: both('passages') };
};

/** Several extents add up. */
export function joinExtents(extents: readonly Extent[]): Extent {
  // Rights of one profile share theirs, which may be of thousands of companies.
  const [first = NOWHERE, ...others] = new Set(extents);
  return others.reduce(union, first);
}

/** How far a right reaches: everywhere, nowhere, or for some companies and sites. */
export type Reach = Extent | 'everywhere' | 'nowhere';

/** The companies of which an extent reaches what belongs to no single site. */
export const companiesWithin = ({ whole, general }: Extent): readonly number[] => [...whole, ...general];

/** The kind of target that is a company: of a record about one of several, a limited right opens those about companies. */
export const companyKindOf = ({ scope, target }: ResourceSchema): string | undefined =>
  Object.entries(target?.of ?? {}).find(([, { field }]) => field === scope?.company)?.[0];

/** How far a rule over the records of a resource reaches, for who holds one of its rights. */
function reachOf(
  schema: ResourceSchema,
  registry: Registry,
  action: Action,
  rule: AccessRule | undefined,
  { grants, extents }: LimitedGrants,
): Reach {
  if (!rule || isRouteAllowed(rule, grants)) return 'everywhere';
  const rights = schema.target ? rightsOverKind(schema, companyKindOf(schema) ?? '', action) : (rule.rights ?? []);
  const held = rights.flatMap((right) => extents[right] ?? []);
  return held.length > 0 && isWithinReach(schema, registry, action) ? joinExtents(held) : 'nowhere';
}

/** How far a person may do something with the records of a resource. */
export const extentOf = (schema: ResourceSchema, registry: Registry, action: Action, held: LimitedGrants): Reach =>
  reachOf(schema, registry, action, operationRuleOf(schema, action), held);

/** How far a person reads records of a resource whomever they concern. */
export const readingExtentOf = (schema: ResourceSchema, registry: Registry, held: LimitedGrants): Reach =>
  reachOf(schema, registry, 'list', readingRule(schema), held);

const conditionOf = (
  schema: ResourceSchema,
  registry: Registry,
  action: Action,
  reach: Reach,
): Condition | undefined => {
  if (reach === 'everywhere') return undefined;
  if (reach === 'nowhere') return { any: [] };
  return extentCondition(schema, registry, reach, action === 'list' || action === 'show' ? 'read' : 'write');
};

/** Those about kinds of targets over which a person has rights, and those about companies that a limited one reaches. */
function limitByTarget(
  schema: ResourceSchema,
  registry: Registry,
  action: Action,
  held: LimitedGrants,
): Condition | undefined {
  const { target } = schema;
  if (!target) return undefined;
  const kinds = kindsAllowed(schema, action, held.grants);
  const everywhere = aboutKinds(target, kinds);
  const kind = companyKindOf(schema);
  if (!everywhere || kind === undefined || kinds.includes(kind)) return everywhere;
  const reach = reachOf(schema, registry, action, { rights: rightsOverKind(schema, kind, action) }, held);
  if (typeof reach === 'string') return everywhere;
  const within = conditionOf(schema, registry, action, reach);
  const ofCompanies = allOf([{ field: target.kind, operator: 'equals', value: kind }, within]);
  return { any: [everywhere, ...(ofCompanies ? [ofCompanies] : [])] };
}

/** Which records the companies and sites of their rights leave to a person; undefined: all of them. */
const reachLimit = (
  schema: ResourceSchema,
  registry: Registry,
  action: Action,
  held: LimitedGrants,
): Condition | undefined =>
  schema.target
    ? limitByTarget(schema, registry, action, held)
    : conditionOf(schema, registry, action, extentOf(schema, registry, action, held));

/** Those of the companies for which they administer records; undefined where that is all of them, or none. */
function administeredBySome(schema: ResourceSchema, registry: Registry, held: LimitedGrants): Condition | undefined {
  const { rights = [] } = ruleOf(rulingSchema(schema, registry), 'delete');
  const reach = withinRights(schema, registry, rights, held);
  return typeof reach === 'object' ? extentCondition(schema, registry, reach, 'write') : undefined;
}

/** Which records the declarations leave to them, whatever companies their rights reach. */
export const rowLimit = (
  schema: ResourceSchema,
  registry: Registry,
  action: Action,
  held: LimitedGrants,
): Condition | undefined =>
  rowCondition(schema, registry, action === 'list' || action === 'show' ? 'read' : 'write', {
    grants: held.grants,
    person: held.person,
    administered: (one) => administeredBySome(one, registry, held),
  });

/** Which records of a resource a person may do something with; undefined: all of them. */
export const limitOf = (
  schema: ResourceSchema,
  registry: Registry,
  action: Action,
  held: LimitedGrants,
): Condition | undefined =>
  allOf([reachLimit(schema, registry, action, held), rowLimit(schema, registry, action, held)]);

/** How far some rights reach among the records of a resource. */
export const withinRights = (
  schema: ResourceSchema,
  registry: Registry,
  rights: readonly string[],
  held: LimitedGrants,
): Reach => reachOf(schema, registry, 'list', { rights }, held);

/** Which records some rights let a person read; undefined: all of them. */
export const readableBy = (...[schema, registry, rights, held]: Parameters<typeof withinRights>) =>
  conditionOf(schema, registry, 'list', withinRights(schema, registry, rights, held));
