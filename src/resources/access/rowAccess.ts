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

export const rulingSchema = (schema: ResourceSchema, registry: Sources): ResourceSchema =>
  schema.view ? registry.get(schema.view.resource) : schema;

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

/** True if row rules hide no record of the resource or its parents from the person. */
export function readsEveryRow(schema: ResourceSchema, registry: Sources, held: Grants): boolean {
  const parent = above(schema, registry);
  return heldLevels(schema, registry, 'read', held) === undefined && (!parent || readsEveryRow(parent, registry, held));
}

/** True if the person may read the whole list, including names. Never for lists that differ per reader. */
export const mayList = (schema: ResourceSchema, registry: Sources, held: Grants): boolean =>
  schema.ownedBy === undefined &&
  schema.audience === undefined &&
  readsAll(schema, held) &&
  readsEveryRow(schema, registry, held);

export interface RowReader {
  readonly grants: Grants;
  readonly person?: ComparedPerson | undefined;
  /** Condition for records that the person administers within a limited right; undefined for none. */
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
  // Without a known person, no level applies.
  const reached = person ? levels.flatMap(({ where }) => (where ? [withValues(where, valueFor(person))] : [])) : [];
  return conditionAt({ any: [...(own ? [own] : []), ...reached] }, new Date());
}

/** Condition from the `rows` rules of the resource and its parents; undefined for all records. */
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

export interface ExplainedLevel {
  readonly purpose: RowPurpose;
  readonly label: Words;
  readonly passes: boolean;
  /** The level reaches every record. */
  readonly all: boolean;
  readonly needs: readonly string[];
}

/** Explains which records the person may read and write, by level; empty without row rules. */
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

/** Substitutes the person's id in a condition; undefined if it needs other data. */
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
 * True if the person may write the record, as far as the record itself tells. Conditions on other records are
 * left to the API.
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
