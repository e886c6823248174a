import { heldOf, isRouteAllowed, ruleOf, type Grants } from './access';
import { readsField } from './fieldAccess';
import { fieldsIn } from '../language/condition';
import type { ResourceSchema } from '../language/resourceSchema';

/** Actions whose right also reveals whole records of a list open to every session. */
const READ_WHOLE = ['list', 'create', 'edit'] as const;

/** True if the person reads all fields of a readable resource; others read only the open fields of its list. */
export const readsWhole = (
  schema: Pick<
    ResourceSchema,
    'readableBy' | 'ownedBy' | 'rights' | 'alsoReadableWith' | 'alsoManagedWith' | 'scope' | 'parent'
  >,
  held: Grants,
): boolean =>
  schema.readableBy !== 'session' ||
  READ_WHOLE.some((action) => isRouteAllowed(ruleOf(schema, action), heldOf(schema, action, held)));

/**
 * Fields of a list open to every session, as pickers need them: representation, search, sort, parameters,
 * tree parent, and the declaration's `openFields`.
 */
export function openFieldsOf(schema: ResourceSchema): readonly string[] {
  const { representation, search, list, tree, parameters, openFields } = schema;
  const selecting = Object.values(parameters).flatMap(({ equals = [], sorts, whenTrue, whenFalse }) => [
    ...[equals].flat(),
    ...(sorts ? [sorts.field] : []),
    ...[whenTrue, whenFalse].flatMap((condition) => (condition ? fieldsIn(condition) : [])),
  ]);
  const above = tree ? [tree.parent] : [];
  const named = new Set([...representation, ...search, list.sort.field, ...above, ...selecting, ...openFields]);
  return Object.keys(schema.fields).filter((field) => named.has(field));
}

export function closedFields(schema: ResourceSchema, held: Grants): readonly string[] {
  const open = readsWhole(schema, held) ? undefined : openFieldsOf(schema);
  return Object.entries(schema.fields).flatMap(([field, spec]) =>
    (open && !open.includes(field)) || !readsField(spec, held) ? [field] : [],
  );
}

/** The schema without fields hidden from the person, who can neither filter nor sort by them. */
export function schemaFor(schema: ResourceSchema, held: Grants): ResourceSchema {
  const closed = closedFields(schema, held);
  if (closed.length === 0) return schema;
  const isOpen = (field: string) => !closed.includes(field);
  return {
    ...schema,
    fields: Object.fromEntries(Object.entries(schema.fields).filter(([field]) => isOpen(field))),
    list: { ...schema.list, filters: schema.list.filters.filter(isOpen) },
  };
}

/** Whether every reader of a list may read the field: what its search finds in others would disclose them. */
export const isOpenToAll = (schema: ResourceSchema, field: string): boolean =>
  schema.fields[field]?.readers === undefined &&
  (schema.readableBy !== 'session' || openFieldsOf(schema).includes(field));
