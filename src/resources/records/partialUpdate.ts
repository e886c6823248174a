import type { ResourceSchema } from '../language/resourceSchema';

/**
 * A resource as far as one of its partial updates writes it (`PUT {record}/photo`): the fields of that one, in a form.
 *
 * @throws {Error} where the declaration has no such update
 */
export function partialUpdateOf(schema: ResourceSchema, named: string): ResourceSchema {
  const names = schema.partialUpdates?.[named];
  if (!names) throw new Error(`'${named}' is not declared`);
  const fields = Object.fromEntries(Object.entries(schema.fields).filter(([name]) => names.includes(name)));
  return { ...schema, fields, bodies: { ...schema.bodies, update: 'form' } };
}
