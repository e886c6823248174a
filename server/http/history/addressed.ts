import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Readable } from '../../database/history/historyTypes';
import { problem } from '../problem';
import { readId, type ParentIds } from '../resources/address';
import { readableOf } from './readables';

/** A collection whose history is asked for, as far as the caller may see it. */
export interface AddressedHistory {
  readonly readable: Readable;
  readonly schema: ResourceSchema;
  /** The ids that it hangs below, where its address says them. */
  readonly parents?: ParentIds;
}

/**
 * The collection with an address, such as `Entreprises/12/contrats`.
 *
 * @throws {ProblemError} `unknownRecord` for none that the caller may list, or below what is no id.
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

/** The id of the record directly above the collection; undefined where it hangs below none. */
export const directParent = ({ schema, parents }: AddressedHistory): number | undefined =>
  schema.parent && parents?.[schema.parent.parameter];
