import { isKindName, kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';
import { FUNCTIONS, GROUPS } from '../registry/roles';
import { suggest, type Finding } from './report';

/** Referenced resource of each half of an audience. */
const TARGETS = { fonctions: FUNCTIONS, groupes: GROUPS } as const;

/** Problems of a field that must be a set of references to `resource`. @param role its role, for the message */
function checkSet(
  { fields }: Pick<ResourceSchema, 'fields'>,
  { code, name, resource, role }: Pick<Finding, 'code'> & Readonly<Record<'name' | 'resource' | 'role', string>>,
): Finding[] {
  const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!spec) return [{ code, message: `${role} '${name}' is not a field${suggest(name, Object.keys(fields))}` }];
  const target = isKindName(spec.kind) ? kindOf(spec).reference?.(spec) : undefined;
  return target?.several && target.resource === resource
    ? []
    : [{ code, field: name, message: `it is ${role}, but no set of references to '${resource}'` }];
}

/** S077: the two audience fields. */
function checkFieldsOf(schema: ResourceSchema): Finding[] {
  const { audience } = schema;
  if (!audience) return [];
  return (['fonctions', 'groupes'] as const).flatMap((half) =>
    checkSet(schema, { code: 'S077', name: audience[half], resource: TARGETS[half], role: 'the audience' }),
  );
}

/** S079: shared records need an owner, and are shared with groups. */
function checkSharing(schema: ResourceSchema): Finding[] {
  const { ownedBy, sharedWith } = schema;
  if (sharedWith === undefined) return [];
  if (ownedBy === undefined) return [{ code: 'S079', message: 'it is shared, but nobody owns its records' }];
  return checkSet(schema, {
    code: 'S079',
    name: sharedWith,
    resource: TARGETS.groupes,
    role: 'what it is shared with',
  });
}

/** S078: a view needs the audience fields of its source, because access is checked with them. */
function checkShown({ view, audience, fields }: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] {
  if (!view) return [];
  const source = schemas.find(({ name }) => name === view.resource);
  const asked = source?.audience
    ? [source.audience.fonctions, source.audience.groupes, ...(source.author === undefined ? [] : [source.author])]
    : [];
  const missing = asked.filter((name) => !Object.hasOwn(fields, name));
  return [
    ...(audience
      ? [{ code: 'S078' as const, message: `it is a view: its audience is that of '${view.resource}'` }]
      : []),
    ...missing.map((name) => ({
      code: 'S078' as const,
      message: `it lacks '${name}', which says whom the records of '${view.resource}' are addressed to`,
    })),
  ];
}

/** S077 to S079: audience and sharing. */
export const checkAudience = (schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] => [
  ...checkFieldsOf(schema),
  ...checkShown(schema, schemas),
  ...checkSharing(schema),
];
