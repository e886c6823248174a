import type { FastifyRequest } from 'fastify';
import { tenantOf } from '../tenantOf';
import { directParent, type AddressedHistory } from './addressed';

/**
 * Returns the stored ids of the record that the API addresses by an id. Records that are addressed by a key, or by
 * their parent, get a new stored id whenever they are created again.
 */
export async function storedIds(
  request: FastifyRequest,
  addressed: AddressedHistory,
  id: number,
): Promise<readonly number[]> {
  const { schema } = addressed;
  const { history } = tenantOf(request).store;
  const parentId = directParent(addressed);
  if (schema.operations.list === 'single') return history.ids(schema.name, parentId);
  if (schema.key === undefined) return [id];
  return history.ids(schema.name, parentId, { field: schema.key, value: id });
}
