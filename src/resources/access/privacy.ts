import { heldOf, isRouteAllowed, ruleOf, type Grants } from './access';
import { allOf, fieldsIn, type Condition } from '../language/condition';
import { kindOf } from '../fields/kinds';
import type { Privacy } from '../language/privacyTypes';
import type { Registry } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';

/** Who reads what a private record keeps back. */
export interface PrivacyReader {
  readonly grants: Grants;
  /** The id of their account. */
  readonly personId: number;
}

/** Whether a person reads private records whole: those who may change records do. */
export const readsPrivate = (schema: ResourceSchema, grants: Grants): boolean =>
  schema.privacy === undefined || isRouteAllowed(ruleOf(schema, 'edit'), heldOf(schema, 'edit', grants));

/** The fields that a private record keeps back; what parameters of its list ask for cannot be one of them. */
export function privateFields({ privacy, parameters, fields }: ResourceSchema): readonly string[] {
  if (!privacy) return [];
  const selecting = Object.values(parameters).flatMap(({ equals = [], whenTrue, whenFalse }) => [
    ...[equals].flat(),
    ...[whenTrue, whenFalse].flatMap((condition) => (condition ? fieldsIn(condition) : [])),
  ]);
  const shown = new Set([...privacy.shows, privacy.flag, privacy.owner, ...selecting]);
  return Object.keys(fields).filter((field) => !shown.has(field));
}

/** That a record is not private, or the person's own. */
const openTo = ({ flag, owner }: Privacy, personId: number): Condition => ({
  any: [
    { field: flag, operator: 'isEmpty' },
    { field: flag, operator: 'equals', value: false },
    { field: owner, operator: 'equals', value: personId },
  ],
});

/** Which records of a resource a person reads whole; undefined: all of them. */
export const openCondition = (schema: ResourceSchema, { grants, personId }: PrivacyReader): Condition | undefined =>
  schema.privacy && !readsPrivate(schema, grants) ? openTo(schema.privacy, personId) : undefined;

/** That the record which a reference points at keeps nothing back from a person. */
function pointedOpen(schema: ResourceSchema, registry: Registry, reader: PrivacyReader): Condition | undefined {
  const { keptBackWith: field } = schema;
  const spec = field === undefined ? undefined : schema.fields[field];
  const target = spec && kindOf(spec).reference?.(spec);
  const where = target && openCondition(registry.get(target.resource), reader);
  return where && field !== undefined ? { reference: field, where } : undefined;
}

/**
 * Which records of a resource a person reads at all, as far as others are private: what hangs below a private record, or
 * speaks of it, is kept back with it. Undefined: all of them.
 */
export function keptBackCondition(
  schema: ResourceSchema,
  registry: Registry,
  reader: PrivacyReader,
): Condition | undefined {
  const above = schema.parent && registry.get(schema.parent.resource);
  const condition = above && allOf([openCondition(above, reader), keptBackCondition(above, registry, reader)]);
  return allOf([condition && { above: condition }, pointedOpen(schema, registry, reader)]);
}

/** Whether a list is asked through links of which one would tell what private records keep back. */
export const isFoundByKept = ({ privacy }: ResourceSchema, links: Readonly<Record<string, string>>): boolean =>
  privacy !== undefined && Object.keys(links).some((name) => !privacy.shows.includes(name));

/** Whether an answer keeps something back: what is private is left out of it, and not empty. */
export const isKeptBack = (schema: ResourceSchema, record: Readonly<Record<string, unknown>>, field: string): boolean =>
  schema.privacy !== undefined &&
  record[schema.privacy.flag] === true &&
  !Object.hasOwn(record, field) &&
  privateFields(schema).includes(field);

/** Whether it keeps back anything. */
export const keepsSomeBack = (schema: ResourceSchema, record: Readonly<Record<string, unknown>>): boolean =>
  privateFields(schema).some((field) => isKeptBack(schema, record, field));
