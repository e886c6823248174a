import type { ResourceSchema } from '../language/resourceSchema';

/**
 * The schema restricted to a partial update (`PUT {record}/photo`): its fields, sent as a form.
 *
 * @throws {Error} if the declaration has no such update
 */
export function partialUpdateOf(schema: ResourceSchema, named: string): ResourceSchema {
  const names = schema.partialUpdates?.[named];
  if (!names) throw new Error(`'${named}' is not declared`);
  const fields = Object.fromEntries(Object.entries(schema.fields).filter(([name]) => names.includes(name)));
  return { ...schema, fields, bodies: { ...schema.bodies, update: 'form' } };
}
