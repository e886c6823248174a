import { heldOf, isRouteAllowed, ruleOf, type Grants } from './access';
import { readsField } from './fieldAccess';
import { fieldsIn } from '../language/condition';
import type { ResourceSchema } from '../language/resourceSchema';

/** The actions whose right lets a person read whole records of a list that every session reads. */
const READ_WHOLE = ['list', 'create', 'edit'] as const;

/** Whether a person reads all fields of a resource, where they may read it at all; others read the open ones of its list. */
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
 * The fields of a list that every session reads, which a picker needs: the name, what is searched, sorted and selected
 * by, the record above in a tree, and what the declaration adds as `openFields`.
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

/** The fields of a resource that a person does not read, though they read its records. */
export function closedFields(schema: ResourceSchema, held: Grants): readonly string[] {
  const open = readsWhole(schema, held) ? undefined : openFieldsOf(schema);
  return Object.entries(schema.fields).flatMap(([field, spec]) =>
    (open && !open.includes(field)) || !readsField(spec, held) ? [field] : [],
  );
}

/** A resource as a person reads it, without the fields that are closed to them: they neither filter nor sort by these. */
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
