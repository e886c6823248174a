import { kindOf } from '../../resources/fields/kinds';
import type { AnyRecord, ResourceSchema } from '../../resources/language/resourceSchema';
import { recordAddress, type ResolvedCollection } from '../collections';
import type { Http } from '../httpTypes';
import type { ApiAdapter } from './apiAdapter';

const isFile = (value: unknown, id: string): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

function withoutFile({ fields }: ResourceSchema, record: AnyRecord, fileId: string): Readonly<Record<string, unknown>> {
  const holding = Object.entries(fields).filter(
    ([name, spec]) => kindOf(spec).upload !== undefined && [record[name]].flat().some((one) => isFile(one, fileId)),
  );
  return Object.fromEntries(
    holding.map(([name]) => {
      const value = record[name];
      return [name, Array.isArray(value) ? value.filter((one) => !isFile(one, fileId)) : null];
    }),
  );
}

async function removeByUpdate(
  { get, update }: Pick<ApiAdapter, 'get' | 'update'>,
  collection: ResolvedCollection,
  id: string,
  fileId: string,
): Promise<void> {
  const previous = await get(collection, id);
  const data = withoutFile(collection.schema, previous, fileId);
  if (Object.keys(data).length > 0) await update(collection, { id, data, previous });
}

/** Removes a file of a record, by its own call if the resource has one. */
export async function removeFile(
  http: Http,
  calls: Pick<ApiAdapter, 'get' | 'update'>,
  collection: ResolvedCollection,
  id: string,
  fileId: string,
): Promise<void> {
  const segment = collection.schema.fileRemoval;
  if (segment === undefined) return removeByUpdate(calls, collection, id, fileId);
  const address = `${recordAddress(collection, id)}/${segment}/${encodeURIComponent(fileId)}`;
  await http.json(address, { method: 'DELETE' });
}
