import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Readable } from '../../database/history/historyTypes';
import { problem } from '../problem';
import { readId, type ParentIds } from '../resources/address';
import { readableOf } from './readables';

export interface AddressedHistory {
  readonly readable: Readable;
  readonly schema: ResourceSchema;
  readonly parents?: ParentIds;
}

/**
 * Resolves the address of a collection, such as `Entreprises/12/contrats`.
 *
 * @throws {ProblemError} `unknownRecord` if the caller may not list the collection, or a parent id is malformed
 */
export async function addressedHistory(
  request: FastifyRequest,
  registry: Registry,
  address: string,
): Promise<AddressedHistory> {
  const resolved = registry.resolve(address);
  const readable = resolved && (await readableOf(request, registry, resolved.schema));
  if (!readable) throw problem('unknownRecord');
  const given = Object.entries(resolved.parents);
  const parents = Object.fromEntries(given.map(([name, text]) => [name, readId(text)]));
  return { readable, schema: resolved.schema, ...(given.length > 0 && { parents }) };
}

/** The id of the direct parent record; undefined for a top-level collection. */
export const directParent = ({ schema, parents }: AddressedHistory): number | undefined =>
  schema.parent && parents?.[schema.parent.parameter];
