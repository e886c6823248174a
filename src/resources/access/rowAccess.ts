import type { ComparedPerson } from '../language/comparedValues';
import { isRouteAllowed, readsAll, ruleOf, type Grants } from './access';
import { explainAccess } from './explain';
import { opens } from './fieldAccess';
import { allOf, asksOther, withValues, type Condition } from '../language/condition';
import { conditionAt } from '../language/moments';
import { isPersonValue, valueFor, type RowAccess, type RowLevel } from '../language/rowAccess';
import type { Values } from '../language/values';
import type { Words } from '../language/words';
import type { Registry } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';
import { holds } from '../records/holds';

export type RowPurpose = keyof RowAccess;

type Sources = Pick<Registry, 'get'>;

/** The resource that says who has which of its records: of a view, the one that it shows. */
export const rulingSchema = (schema: ResourceSchema, registry: Sources): ResourceSchema =>
  schema.view ? registry.get(schema.view.resource) : schema;

/** The levels that a person has; undefined where they reach every record. */
function heldLevels(
  schema: ResourceSchema,
  registry: Sources,
  purpose: RowPurpose,
  held: Grants,
): readonly RowLevel[] | undefined {
  const ruling = rulingSchema(schema, registry);
  const levels = ruling.rows?.[purpose];
  if (!levels || isRouteAllowed(ruleOf(ruling, 'delete'), held)) return undefined;
  const passed = levels.filter((level) => opens(level.for, held));
  return passed.some(({ where }) => where === undefined) ? undefined : passed;
}

const above = ({ parent }: ResourceSchema, registry: Sources) => parent && registry.get(parent.resource);

/** Whether a person reads every record of a resource, as far as declarations narrow it, and of those above it. */
export function readsEveryRow(schema: ResourceSchema, registry: Sources, held: Grants): boolean {
  const parent = above(schema, registry);
  return heldLevels(schema, registry, 'read', held) === undefined && (!parent || readsEveryRow(parent, registry, held));
}

/**
 * Whether they may read all of a list, and so the names of its records: never of one that shows each reader others.
 */
export const mayList = (schema: ResourceSchema, registry: Sources, held: Grants): boolean =>
  schema.ownedBy === undefined &&
  schema.audience === undefined &&
  readsAll(schema, held) &&
  readsEveryRow(schema, registry, held);

/** Who asks: what they hold everywhere, and who they are. */
export interface RowReader {
  readonly grants: Grants;
  readonly person?: ComparedPerson | undefined;
  /** The records that they administer, be it for some companies only; undefined: none besides. */
  readonly administered?: (schema: ResourceSchema) => Condition | undefined;
}

function levelCondition(
  schema: ResourceSchema,
  registry: Sources,
  purpose: RowPurpose,
  { grants, person, administered }: RowReader,
): Condition | undefined {
  const levels = heldLevels(schema, registry, purpose, grants);
  if (!levels) return undefined;
  const own = administered?.(schema);
  // Who asks is not known: no level is theirs.
  const reached = person ? levels.flatMap(({ where }) => (where ? [withValues(where, valueFor(person))] : [])) : [];
  return conditionAt({ any: [...(own ? [own] : []), ...reached] }, new Date());
}

/** Which records of a resource its declaration, and those of what is above it, leave to a person; undefined: all. */
export function rowCondition(
  schema: ResourceSchema,
  registry: Sources,
  purpose: RowPurpose,
  reader: RowReader,
): Condition | undefined {
  const parent = above(schema, registry);
  const aboveRead = parent && rowCondition(parent, registry, 'read', reader);
  return allOf([
    levelCondition(schema, registry, 'read', reader),
    purpose === 'write' ? levelCondition(schema, registry, 'write', reader) : undefined,
    aboveRead && { above: aboveRead },
  ]);
}

/** One level of a resource's records, and whether a person has it. */
export interface ExplainedLevel {
  readonly purpose: RowPurpose;
  readonly label: Words;
  readonly passes: boolean;
  /** It reaches every record. */
  readonly all: boolean;
  /** The rights, and functions by their codes, that they lack for it. */
  readonly needs: readonly string[];
}

/** Which records of a resource a person reads and writes, level by level; none where all who have its right do with all. */
export function explainRows(schema: ResourceSchema, registry: Sources, held: Grants): readonly ExplainedLevel[] {
  const ruling = rulingSchema(schema, registry);
  const isAdministrator = isRouteAllowed(ruleOf(ruling, 'delete'), held);
  return (['read', 'write'] as const).flatMap((purpose) =>
    (ruling.rows?.[purpose] ?? []).map((level) => {
      const failed = level.for ? explainAccess(level.for, held, []).parts.filter(({ passes }) => !passes) : [];
      const needs = isAdministrator ? [] : failed.flatMap(({ items }) => items.map(({ name }) => name));
      return {
        purpose,
        label: level.label,
        passes: isAdministrator || opens(level.for, held),
        all: level.where === undefined,
        needs: [...new Set(needs)],
      };
    }),
  );
}

/** A condition as a person's own id says it; undefined where that needs more than the record and the id. */
function ownCondition(where: Condition, id: number): Condition | undefined {
  let isKnown = !asksOther(where);
  const valueOf = (value: unknown): unknown => {
    if (isPersonValue(value) && value.person !== 'id') isKnown = false;
    return valueFor({ id, fonctions: [] })(value);
  };
  const condition = withValues(where, valueOf);
  return isKnown ? condition : undefined;
}

/**
 * Whether a person may write a record, as far as the record says it: what other records say of it, the API knows, and refuses.
 */
export function mayWriteRow(
  schema: ResourceSchema,
  registry: Sources,
  held: Grants | undefined,
  id: number,
  record: Values,
): boolean {
  const levels = held && heldLevels(schema, registry, 'write', held);
  if (!levels) return true;
  const conditions = levels.flatMap(({ where }) => (where ? [ownCondition(where, id)] : []));
  return conditions.some((one) => !one || holds(conditionAt(one, new Date()), record, schema));
}
