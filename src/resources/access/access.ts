import type { AccessRule } from '../language/accessRule';
import type { ResourceSchema } from '../language/resourceSchema';

/**
 * What a person holds: rights as `RESOURCE:flag`, and the codes of their functions. The contract calls ids of functions
 * `fonctions`; the other name here keeps them from standing where codes are meant.
 */
export interface Grants {
  readonly rights: readonly string[];
  readonly functionCodes: readonly string[];
  /**
   * Those of the rights that hold for the companies of a profile only: in the browser, where the API narrows what it
   * answers. The server's own grants have no such right at all (`extent.ts`).
   */
  readonly limited?: readonly string[];
}

/**
 * What a person holds of a resource: a right that holds for some companies only opens nothing that is of no company.
 * A nested resource is of what the one above it is of, and opens with it. A profile names companies that exist, so a new one is outside of it.
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

type RuledSchema = Pick<ResourceSchema, 'rights' | 'alsoReadableWith' | 'alsoManagedWith' | 'ownedBy' | 'target'>;

const ownRights = (action: Action, name: string): readonly string[] => [`${name}:${FLAG[action]}`, `${name}:admin`];

const readersFor = (action: Action, readers: readonly string[] = []): readonly string[] =>
  FLAG[action] === 'read' ? readers : [];

/** The first halves of the rights over a resource: its own, or those of everything that its records may be about. */
export const rightNames = ({ rights, target }: Pick<ResourceSchema, 'rights' | 'target'>): readonly string[] =>
  target ? Object.values(target.of).map((one) => one.rights) : [rights];

/**
 * The rule of a generated screen, and of the API's operation behind it: the action's own right, or `admin`; for reading
 * also the further rights that the declaration names.
 */
export function ruleOf(
  schema: Parameters<typeof wholeRuleOf>[0] & Pick<ResourceSchema, 'participants'>,
  action: Action,
) {
  const rule = wholeRuleOf(schema, action);
  const { participants } = schema;
  // Below a record that concerns them, people read what hangs there; the screens of all records are not for them.
  return participants && !participants.fields && FLAG[action] === 'read' ? withRights(rule, participants.rights) : rule;
}

const withRights = (rule: AccessRule, rights: readonly string[]): AccessRule => ({
  rights: [...new Set([...(rule.rights ?? []), ...rights])],
});

/** The rule for those who may do it with every record. */
function wholeRuleOf(schema: RuledSchema, action: Action): AccessRule {
  // What is one's own needs no more than a session.
  if (schema.ownedBy !== undefined) return {};
  const kinds = schema.target
    ? Object.values(schema.target.of)
    : [{ rights: schema.rights, alsoReadableWith: schema.alsoReadableWith }];
  const own = kinds.flatMap(({ rights }) => ownRights(action, rights));
  const readers = kinds.flatMap(({ alsoReadableWith }) => readersFor(action, alsoReadableWith));
  return { rights: [...new Set([...own, ...(schema.alsoManagedWith ?? []), ...readers])] };
}

/** The rights with which an action may be done to records about one kind of target. */
export function rightsOverKind({ target }: Pick<ResourceSchema, 'target'>, kind: string, action: Action) {
  const one = target && Object.hasOwn(target.of, kind) ? target.of[kind] : undefined;
  return one ? [...ownRights(action, one.rights), ...readersFor(action, one.alsoReadableWith)] : [];
}

/** The kinds of targets about whose records a person may do something. */
export const kindsAllowed = (schema: Pick<ResourceSchema, 'target'>, action: Action, held: Grants): readonly string[] =>
  Object.keys(schema.target?.of ?? {}).filter((kind) =>
    rightsOverKind(schema, kind, action).some((right) => held.rights.includes(right)),
  );

type Ruled = RuledSchema & Pick<ResourceSchema, 'readableBy' | 'participants' | 'scope' | 'parent'>;

/** Who reads every record of a resource; undefined asks only for a session. */
export function readingRule(schema: Ruled): AccessRule | undefined {
  const rule = wholeRuleOf(schema, 'list');
  if (schema.readableBy === 'right') return rule;
  return schema.readableBy === 'session' ? undefined : withRights(rule, schema.readableBy);
}

/** The rule of an operation of the API; undefined asks only for a session: one's own data, lists that pickers read. */
export function operationRuleOf(schema: Ruled, action: Action): AccessRule | undefined {
  if (schema.ownedBy !== undefined) return undefined;
  if (FLAG[action] !== 'read') return ruleOf(schema, action);
  const reading = readingRule(schema);
  const { participants } = schema;
  return reading && participants ? withRights(reading, participants.rights) : reading;
}

/** Whether a person reads all records of a resource, and not only those that concern them. */
export function readsAll(schema: Ruled, held: Grants): boolean {
  const rule = readingRule(schema);
  return !rule || isRouteAllowed(rule, held);
}

/** Whether the API lets a person do something with a collection, as far as what they hold tells. */
export function mayDo(schema: Parameters<typeof operationRuleOf>[0], action: Action, held: Grants): boolean {
  const rule = operationRuleOf(schema, action);
  return !rule || isRouteAllowed(rule, heldOf(schema, action, held));
}

/** Whether it lets them read it. */
export const mayRead = (schema: Parameters<typeof mayDo>[0], held: Grants): boolean => mayDo(schema, 'list', held);

/** Whether screens are generated for a resource: for one's own records only where the menu shows them. */
export const hasScreens = ({
  ownedBy,
  menu,
  screenless = false,
}: Pick<ResourceSchema, 'ownedBy' | 'menu' | 'screenless'>): boolean =>
  !screenless && (ownedBy === undefined || menu !== undefined);
