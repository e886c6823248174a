import type { FastifyRequest } from 'fastify';
import { tenantOf } from '../tenantOf';
import { directParent, type AddressedHistory } from './addressed';

/**
 * The stored ids of the record that the API knows by an id. A key is another record's id, and the only record below
 * another has that one's: each was another stored record whenever it was created anew.
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
