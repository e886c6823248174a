import type { AccessRule } from '../language/accessRule';
import type { ResourceSchema } from '../language/resourceSchema';

/**
 * A person's rights (`RESOURCE:flag`) and function codes. Not called `fonctions`, which are ids of functions
 * in the contract.
 */
export interface Grants {
  readonly rights: readonly string[];
  readonly functionCodes: readonly string[];
  /**
   * Rights limited to the companies of a profile. Only used in the browser, where the API narrows its
   * responses; the server's grants exclude them (`extent.ts`).
   */
  readonly limited?: readonly string[];
}

/**
 * The person's grants for a resource: a limited right applies only to resources with a company. A nested resource takes
 * its scope from its parent. Creating companies needs an unlimited right, because a profile only covers existing ones.
 */
export function heldOf(
  { scope, parent }: Pick<ResourceSchema, 'scope' | 'parent'>,
  action: Action,
  held: Grants,
): Grants {
  const { limited = [], rights } = held;
  const isOfCompany = parent !== undefined || (scope !== undefined && !(action === 'create' && scope.company === 'id'));
  if (limited.length === 0 || isOfCompany) return held;
  return { ...held, rights: rights.filter((right) => !limited.includes(right)) };
}

const holdsAny = (wanted: readonly string[] | undefined, held: readonly string[]) =>
  !wanted || wanted.some((one) => held.includes(one));

const lacksAny = (excluded: readonly string[] | undefined, held: readonly string[]) =>
  !excluded || excluded.some((one) => !held.includes(one));

const holdsNone = (excluded: readonly string[] | undefined, held: readonly string[]) =>
  !excluded || !excluded.some((one) => held.includes(one));

/**
 * Evaluates the rule of a route or API operation: one of `rights` and one of `fonctions` must be held, and
 * one each of `notFonctions` and `notRights` must be missing. Absent parts are ignored.
 */
export const isRouteAllowed = (rule: AccessRule, held: Grants): boolean =>
  holdsAny(rule.rights, held.rights) &&
  holdsAny(rule.fonctions, held.functionCodes) &&
  lacksAny(rule.notFonctions, held.functionCodes) &&
  lacksAny(rule.notRights, held.rights);

export interface MenuRule extends AccessRule {
  readonly children?: readonly MenuRule[];
}

/** Evaluates the rule of a menu entry: as for a route, but all of `notFonctions` and `notRights` must be missing. */
export const isMenuVisible = (item: MenuRule, held: Grants): boolean =>
  holdsAny(item.rights, held.rights) &&
  holdsNone(item.notFonctions, held.functionCodes) &&
  holdsAny(item.fonctions, held.functionCodes) &&
  holdsNone(item.notRights, held.rights) &&
  (!item.children || item.children.some((child) => isMenuVisible(child, held)));

export type Action = 'list' | 'show' | 'create' | 'edit' | 'delete';

const FLAG = { list: 'read', show: 'read', create: 'create', edit: 'update', delete: 'admin' } as const;

type RuledSchema = Pick<ResourceSchema, 'rights' | 'alsoReadableWith' | 'alsoManagedWith' | 'ownedBy' | 'target'>;

const ownRights = (action: Action, name: string): readonly string[] => [`${name}:${FLAG[action]}`, `${name}:admin`];

const readersFor = (action: Action, readers: readonly string[] = []): readonly string[] =>
  FLAG[action] === 'read' ? readers : [];

export const rightNames = ({ rights, target }: Pick<ResourceSchema, 'rights' | 'target'>): readonly string[] =>
  target ? Object.values(target.of).map((one) => one.rights) : [rights];

/**
 * Rule of a generated screen and of its API operation: the action's own right, or `admin`; for reading also
 * the declaration's further rights.
 */
export function ruleOf(
  schema: Parameters<typeof wholeRuleOf>[0] & Pick<ResourceSchema, 'participants'>,
  action: Action,
) {
  const rule = wholeRuleOf(schema, action);
  const { participants } = schema;
  // Participants may read the children of records that concern them, but the screens of all records are not for them.
  return participants && !participants.fields && FLAG[action] === 'read' ? withRights(rule, participants.rights) : rule;
}

const withRights = (rule: AccessRule, rights: readonly string[]): AccessRule => ({
  rights: [...new Set([...(rule.rights ?? []), ...rights])],
});

function wholeRuleOf(schema: RuledSchema, action: Action): AccessRule {
  // A person's own records only need a session.
  if (schema.ownedBy !== undefined) return {};
  const kinds = schema.target
    ? Object.values(schema.target.of)
    : [{ rights: schema.rights, alsoReadableWith: schema.alsoReadableWith }];
  const own = kinds.flatMap(({ rights }) => ownRights(action, rights));
  const readers = kinds.flatMap(({ alsoReadableWith }) => readersFor(action, alsoReadableWith));
  return { rights: [...new Set([...own, ...(schema.alsoManagedWith ?? []), ...readers])] };
}

export function rightsOverKind({ target }: Pick<ResourceSchema, 'target'>, kind: string, action: Action) {
  const one = target && Object.hasOwn(target.of, kind) ? target.of[kind] : undefined;
  return one ? [...ownRights(action, one.rights), ...readersFor(action, one.alsoReadableWith)] : [];
}

export const kindsAllowed = (schema: Pick<ResourceSchema, 'target'>, action: Action, held: Grants): readonly string[] =>
  Object.keys(schema.target?.of ?? {}).filter((kind) =>
    rightsOverKind(schema, kind, action).some((right) => held.rights.includes(right)),
  );

type Ruled = RuledSchema & Pick<ResourceSchema, 'readableBy' | 'participants' | 'scope' | 'parent'>;

/** Who reads every record of a resource; undefined requires only a session. */
export function readingRule(schema: Ruled): AccessRule | undefined {
  const rule = wholeRuleOf(schema, 'list');
  if (schema.readableBy === 'right') return rule;
  return schema.readableBy === 'session' ? undefined : withRights(rule, schema.readableBy);
}

/** Rule of an API operation; undefined requires only a session (own data, lists for pickers). */
export function operationRuleOf(schema: Ruled, action: Action): AccessRule | undefined {
  if (schema.ownedBy !== undefined) return undefined;
  if (FLAG[action] !== 'read') return ruleOf(schema, action);
  const reading = readingRule(schema);
  const { participants } = schema;
  return reading && participants ? withRights(reading, participants.rights) : reading;
}

export function readsAll(schema: Ruled, held: Grants): boolean {
  const rule = readingRule(schema);
  return !rule || isRouteAllowed(rule, held);
}

export function mayDo(schema: Parameters<typeof operationRuleOf>[0], action: Action, held: Grants): boolean {
  const rule = operationRuleOf(schema, action);
  return !rule || isRouteAllowed(rule, heldOf(schema, action, held));
}

export const mayRead = (schema: Parameters<typeof mayDo>[0], held: Grants): boolean => mayDo(schema, 'list', held);

/** True if screens are generated. A resource of a person's own records only has them if it is in the menu. */
export const hasScreens = ({
  ownedBy,
  menu,
  screenless = false,
}: Pick<ResourceSchema, 'ownedBy' | 'menu' | 'screenless'>): boolean =>
  !screenless && (ownedBy === undefined || menu !== undefined);
