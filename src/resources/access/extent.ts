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

/** Ids of the companies and sites to which a limited right applies; branches and regions of the profile are resolved. */
export interface Extent {
  /** Companies with all their data. */
  readonly whole: readonly number[];
  /** Companies with only the data that belongs to no single site. */
  readonly general: readonly number[];
  /** Single sites of partially covered companies. */
  readonly sites: readonly number[];
  /** Companies of these sites; readable as the path to their sites, but not writable. */
  readonly passages: readonly number[];
}

export interface LimitedGrants {
  readonly grants: Grants;
  /** By right, such as `DOSSIERS:update`; these are not in `grants`. */
  readonly extents: Readonly<Record<string, Extent>>;
  readonly person?: ComparedPerson;
}

/** Fields with the company and site of a record; `id` for companies and sites themselves. */
type Roles = NonNullable<ResourceSchema['scope']>;

/** The schema's own scope; for a view, that of its source without the parent field. */
export function rolesOf(schema: ResourceSchema, registry: Registry): Roles {
  if (!schema.view) return schema.scope ?? {};
  const { resource, below } = schema.view;
  const entries = Object.entries(registry.get(resource).scope ?? {});
  return Object.fromEntries(entries.filter(([, field]) => field !== below && Object.hasOwn(schema.fields, field)));
}

const parentOf = ({ parent }: ResourceSchema, registry: Registry) => parent && registry.get(parent.resource);

/** True if the records belong to companies; a limited right applies only to such resources. */
function isScoped(schema: ResourceSchema, registry: Registry): boolean {
  if (rolesOf(schema, registry).company !== undefined) return true;
  const parent = parentOf(schema, registry);
  return parent !== undefined && isScoped(parent, registry);
}

/** False if limited rights never allow the action: a new company is outside every profile. */
export const isWithinReach = (schema: ResourceSchema, registry: Registry, action: Action): boolean =>
  isScoped(schema, registry) && !(action === 'create' && schema.scope?.company === 'id');

function ofCompanies(schema: ResourceSchema, registry: Registry, ids: readonly number[]): Condition {
  const { company: field } = rolesOf(schema, registry);
  if (field !== undefined) return { field, operator: 'in', value: ids };
  const parent = parentOf(schema, registry);
  return parent ? { above: ofCompanies(parent, registry, ids) } : { any: [] };
}

/** Condition: the parent record is within the extent. Direct children of a company belong to no single site. */
function belowExtent(parent: ResourceSchema, registry: Registry, extent: Extent): Condition {
  return rolesOf(parent, registry).company === 'id'
    ? ofCompanies(parent, registry, companiesWithin(extent))
    : extentCondition(parent, registry, extent, 'read');
}

/** Condition for records within an extent. Records of several sites can only be written with the whole company. */
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

export function joinExtents(extents: readonly Extent[]): Extent {
  // A Set, because rights of the same profile share an extent, which may have thousands of companies.
  const [first = NOWHERE, ...others] = new Set(extents);
  return others.reduce(union, first);
}

/** Where a right applies: everywhere, nowhere, or within an extent. */
export type Reach = Extent | 'everywhere' | 'nowhere';

/** Companies whose data outside single sites is within the extent. */
export const companiesWithin = ({ whole, general }: Extent): readonly number[] => [...whole, ...general];

/** The target kind that is a company; a limited right applies to records about that kind. */
export const companyKindOf = ({ scope, target }: ResourceSchema): string | undefined =>
  Object.entries(target?.of ?? {}).find(([, { field }]) => field === scope?.company)?.[0];

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

export const extentOf = (schema: ResourceSchema, registry: Registry, action: Action, held: LimitedGrants): Reach =>
  reachOf(schema, registry, action, operationRuleOf(schema, action), held);

/** Reach of reading records that need not concern the person. */
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

/** Condition for target kinds that the person has rights to, plus companies within a limited right. */
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

/** Condition from the companies and sites of the person's rights; undefined for all records. */
const reachLimit = (
  schema: ResourceSchema,
  registry: Registry,
  action: Action,
  held: LimitedGrants,
): Condition | undefined =>
  schema.target
    ? limitByTarget(schema, registry, action, held)
    : conditionOf(schema, registry, action, extentOf(schema, registry, action, held));

/** Condition for records that the person administers within a limited right; undefined for all or none. */
function administeredBySome(schema: ResourceSchema, registry: Registry, held: LimitedGrants): Condition | undefined {
  const { rights = [] } = ruleOf(rulingSchema(schema, registry), 'delete');
  const reach = withinRights(schema, registry, rights, held);
  return typeof reach === 'object' ? extentCondition(schema, registry, reach, 'write') : undefined;
}

/** Condition from the declaration's `rows`, regardless of companies. */
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

export const limitOf = (
  schema: ResourceSchema,
  registry: Registry,
  action: Action,
  held: LimitedGrants,
): Condition | undefined =>
  allOf([reachLimit(schema, registry, action, held), rowLimit(schema, registry, action, held)]);

export const withinRights = (
  schema: ResourceSchema,
  registry: Registry,
  rights: readonly string[],
  held: LimitedGrants,
): Reach => reachOf(schema, registry, 'list', { rights }, held);

export const readableBy = (...[schema, registry, rights, held]: Parameters<typeof withinRights>) =>
  conditionOf(schema, registry, 'list', withinRights(schema, registry, rights, held));
