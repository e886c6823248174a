import type { ResourceSchema } from './types';

/**
 * What a person holds: rights as `RESOURCE:flag`, and the codes of their functions. The contract calls ids of functions
 * `fonctions`; the other name here keeps them from standing where codes are meant.
 */
export interface Grants {
  readonly rights: readonly string[];
  readonly functionCodes: readonly string[];
}

/** A rule as data (section 6 of the specification). What is absent asks for nothing. */
export interface AccessRule {
  readonly rights?: readonly string[];
  readonly fonctions?: readonly string[];
  readonly notFonctions?: readonly string[];
  readonly notRights?: readonly string[];
}

const holdsAny = (wanted: readonly string[] | undefined, held: readonly string[]) =>
  !wanted || wanted.some((one) => held.includes(one));

const lacksAny = (excluded: readonly string[] | undefined, held: readonly string[]) =>
  !excluded || excluded.some((one) => !held.includes(one));

const holdsNone = (excluded: readonly string[] | undefined, held: readonly string[]) =>
  !excluded || !excluded.some((one) => held.includes(one));

/**
 * Whether a route (or an operation of the API) lets a person in: any of `rights` and any of `fonctions` is held, and at
 * least one of `notFonctions` and of `notRights` is absent, each only where given.
 */
export const isRouteAllowed = (rule: AccessRule, held: Grants): boolean =>
  holdsAny(rule.rights, held.rights) &&
  holdsAny(rule.fonctions, held.functionCodes) &&
  lacksAny(rule.notFonctions, held.functionCodes) &&
  lacksAny(rule.notRights, held.rights);

export interface MenuRule extends AccessRule {
  /** A group with children shows only if a child does. */
  readonly children?: readonly MenuRule[];
}

/** Whether a menu entry is shown: as for a route, but *none* of `notFonctions` and `notRights` may be held. */
export const isMenuVisible = (item: MenuRule, held: Grants): boolean =>
  holdsAny(item.rights, held.rights) &&
  holdsNone(item.notFonctions, held.functionCodes) &&
  holdsAny(item.fonctions, held.functionCodes) &&
  holdsNone(item.notRights, held.rights) &&
  (!item.children || item.children.some((child) => isMenuVisible(child, held)));

export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete';

const FLAG = { list: 'read', show: 'read', create: 'create', edit: 'update', delete: 'admin' } as const;

/**
 * The rule of a generated screen, and of the API's operation behind it: the action's own right, or `admin`; for reading
 * also the further rights that the declaration names.
 */
export function ruleOf(
  schema: Pick<ResourceSchema, 'rights' | 'alsoReadableWith' | 'alsoManagedWith' | 'ownedBy'>,
  action: Action,
): AccessRule {
  // What is one's own needs no more than a session.
  if (schema.ownedBy !== undefined) return {};
  const own = `${schema.rights}:${FLAG[action]}`;
  const admin = `${schema.rights}:admin`;
  const reading = FLAG[action] === 'read' ? (schema.alsoReadableWith ?? []) : [];
  return { rights: [...new Set([own, admin, ...(schema.alsoManagedWith ?? []), ...reading])] };
}

/** The rule of an operation of the API; undefined asks only for a session: one's own data, lists that pickers read. */
export function operationRuleOf(
  schema: Pick<ResourceSchema, 'rights' | 'alsoReadableWith' | 'alsoManagedWith' | 'readableBy' | 'ownedBy'>,
  action: Action,
): AccessRule | undefined {
  if (schema.ownedBy !== undefined) return undefined;
  const rule = ruleOf(schema, action);
  if (FLAG[action] !== 'read' || schema.readableBy === 'right') return rule;
  if (schema.readableBy === 'session') return undefined;
  return { rights: [...new Set([...(rule.rights ?? []), ...schema.readableBy])] };
}

/** Whether the API lets a person do something with a collection, as far as what they hold tells. */
export function mayDo(schema: Parameters<typeof operationRuleOf>[0], action: Action, held: Grants): boolean {
  const rule = operationRuleOf(schema, action);
  return !rule || isRouteAllowed(rule, held);
}

/** Whether it lets them read it. */
export const mayRead = (schema: Parameters<typeof mayDo>[0], held: Grants): boolean => mayDo(schema, 'list', held);

/** Whether they may read all of a list, and so the names of its records: never of one that shows each reader others. */
export const mayList = (schema: ResourceSchema, held: Grants): boolean =>
  schema.ownedBy === undefined && schema.audience === undefined && mayRead(schema, held);

/** Whether screens are generated for a resource: for one's own records only where the menu shows them. */
export const hasScreens = ({ ownedBy, menu }: Pick<ResourceSchema, 'ownedBy' | 'menu'>): boolean =>
  ownedBy === undefined || menu !== undefined;
