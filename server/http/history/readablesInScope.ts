import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../../src/resources/registry/registry';
import type { Readable } from '../../database/history/historyTypes';
import { addressedHistory, directParent } from './addressed';
import { required } from './paging';
import { readableOf, readablesOf } from './readables';
import { storedIds } from './recordIds';

/** Limits the history to all resources, a collection, or a record with the records directly below it. */
export async function readablesInScope(
  request: FastifyRequest,
  registry: Registry,
  collection: string | undefined,
  id: number | undefined,
): Promise<readonly Readable[]> {
  if (collection === undefined && id === undefined) return readablesOf(request, registry);
  const addressed = await addressedHistory(request, registry, required('Collection', collection));
  const { readable, schema } = addressed;
  const parentId = directParent(addressed);
  // The parent of a view is a value of its records, not their parent.
  const own: Readable = { ...readable, ...(parentId !== undefined && !schema.view && { parentIds: [parentId] }) };
  if (id === undefined) return [own];
  const ids = await storedIds(request, addressed, id);
  const below = await Promise.all(
    registry.childrenOf(schema.name).flatMap((child) => (child.view ? [] : [readableOf(request, registry, child)])),
  );
  return [{ ...own, ids }, ...below.flatMap((child) => (child ? [{ ...child, parentIds: ids }] : []))];
}
