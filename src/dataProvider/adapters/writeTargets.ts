import { parseId } from '../../resources/fields/shared/ids';
import { fillTemplate, parametersOf } from '../../resources/registry/registry';
import { recordAddress, type ResolvedCollection } from '../collections';
import { failure } from '../failures';
import type { Query } from '../httpTypes';
import type { Values } from '../../resources/language/values';

/** Where a write goes. */
export interface Target {
  readonly address: string;
  readonly query?: Query;
}

/** Where a record is created, and the ids of records above that this address lacks: they go with the values. */
export function creationTarget(collection: ResolvedCollection, data: Values): Target & { readonly above: Values } {
  const { schema, address, parents } = collection;
  if (schema.createdAtKey && schema.key !== undefined)
    return { address: recordAddress(collection, String(data[schema.key])), above: {} };
  const template = schema.addresses?.create;
  if (!template) return { address, above: {} };
  const lacking = Object.entries(parents).filter(([name]) => !parametersOf(template).includes(name));
  return {
    address: fillTemplate(template, parents),
    above: Object.fromEntries(lacking.map(([name, id]) => [name, parseId(id) ?? id])),
  };
}

const isGiven = (value: unknown): value is string | number => typeof value === 'number' || typeof value === 'string';

/**
 * Where a record is updated and deleted.
 *
 * @param previous what is known of it; a ranked one is addressed by two of its values
 * @param read reads the record, where that is not enough
 * @throws {HttpError} `unaddressed` where the API does not answer these values
 */
export async function recordTarget(
  collection: ResolvedCollection,
  id: string,
  previous: Values | undefined,
  read: () => Promise<Values>,
): Promise<Target> {
  const { ranked } = collection.schema;
  if (!ranked) return { address: recordAddress(collection, id) };
  const isEnough = isGiven(previous?.[ranked.segment]) && isGiven(previous[ranked.rank]);
  const values = isEnough ? previous : await read();
  const [segment, rank] = [values[ranked.segment], values[ranked.rank]];
  if (!isGiven(segment) || !isGiven(rank)) throw failure('unaddressed', recordAddress(collection, id));
  // As a text: the first rank is 0, which would not be sent.
  return { address: recordAddress(collection, segment), query: { [ranked.rank]: String(rank) } };
}
