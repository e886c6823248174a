import { parseId } from '../../resources/fields/shared/ids';
import { fillTemplate, parametersOf } from '../../resources/registry/registry';
import { recordAddress, type ResolvedCollection } from '../collections';
import { failure } from '../failures';
import type { Query } from '../httpTypes';
import type { Values } from '../../resources/language/values';

export interface Target {
  readonly address: string;
  readonly query?: Query;
}

/** The address of a creation, and parent ids that are not part of it and go with the values. */
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
 * The address of an update or deletion.
 * @param previous the known values; ranked records are addressed by two of them
 * @param read reads the record if they do not suffice
 * @throws {HttpError} `unaddressed` if the API has no address for these values
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
  // As a string, because the first rank, 0, would not be sent.
  return { address: recordAddress(collection, segment), query: { [ranked.rank]: String(rank) } };
}
