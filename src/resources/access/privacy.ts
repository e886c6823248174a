import { heldOf, isRouteAllowed, ruleOf, type Grants } from './access';
import { allOf, fieldsIn, type Condition } from '../language/condition';
import { kindOf } from '../fields/kinds';
import type { Privacy } from '../language/privacyTypes';
import type { Registry } from '../registry/registry';
import type { ResourceSchema } from '../language/resourceSchema';

export interface PrivacyReader {
  readonly grants: Grants;
  readonly personId: number;
}

/** True if the person reads private records in full, which needs the right to edit. */
export const readsPrivate = (schema: ResourceSchema, grants: Grants): boolean =>
  schema.privacy === undefined || isRouteAllowed(ruleOf(schema, 'edit'), heldOf(schema, 'edit', grants));

/** Fields hidden in a private record. Fields used by list parameters cannot be hidden. */
export function privateFields({ privacy, parameters, fields }: ResourceSchema): readonly string[] {
  if (!privacy) return [];
  const selecting = Object.values(parameters).flatMap(({ equals = [], whenTrue, whenFalse }) => [
    ...[equals].flat(),
    ...[whenTrue, whenFalse].flatMap((condition) => (condition ? fieldsIn(condition) : [])),
  ]);
  const shown = new Set([...privacy.shows, privacy.flag, privacy.owner, ...selecting]);
  return Object.keys(fields).filter((field) => !shown.has(field));
}

/** Condition: the record is public or the person's own. */
const openTo = ({ flag, owner }: Privacy, personId: number): Condition => ({
  any: [
    { field: flag, operator: 'isEmpty' },
    { field: flag, operator: 'equals', value: false },
    { field: owner, operator: 'equals', value: personId },
  ],
});

/** Condition for records that the person reads in full; undefined for all. */
export const openCondition = (schema: ResourceSchema, { grants, personId }: PrivacyReader): Condition | undefined =>
  schema.privacy && !readsPrivate(schema, grants) ? openTo(schema.privacy, personId) : undefined;

/** Condition: the referenced record hides nothing from the person. */
function pointedOpen(schema: ResourceSchema, registry: Registry, reader: PrivacyReader): Condition | undefined {
  const { keptBackWith: field } = schema;
  const spec = field === undefined ? undefined : schema.fields[field];
  const target = spec && kindOf(spec).reference?.(spec);
  const where = target && openCondition(registry.get(target.resource), reader);
  return where && field !== undefined ? { reference: field, where } : undefined;
}

/**
 * Condition for records not hidden by another record's privacy: children of a private record, and records
 * about it, are hidden with it. Undefined for all.
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

/** True if a link filter would reveal hidden data of private records. */
export const isFoundByKept = ({ privacy }: ResourceSchema, links: Readonly<Record<string, string>>): boolean =>
  privacy !== undefined && Object.keys(links).some((name) => !privacy.shows.includes(name));

/** True if the response omits the field because the record is private. */
export const isKeptBack = (schema: ResourceSchema, record: Readonly<Record<string, unknown>>, field: string): boolean =>
  schema.privacy !== undefined &&
  record[schema.privacy.flag] === true &&
  !Object.hasOwn(record, field) &&
  privateFields(schema).includes(field);

export const keepsSomeBack = (schema: ResourceSchema, record: Readonly<Record<string, unknown>>): boolean =>
  privateFields(schema).some((field) => isKeptBack(schema, record, field));
