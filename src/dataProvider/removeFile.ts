import { kindOf } from '../resources/fields/kinds';
import type { AnyRecord, ResourceSchema } from '../resources/language/resourceSchema';
import { recordAddress, type Collection } from './collections';
import { readRecord } from './readRecords';
import type { Source } from './source';
import { updateRecord } from './writeRecords';

const isFile = (value: unknown, id: string): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && value.id === id;

/** The file fields of a record that hold a file, without it. */
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

/**
 * Removes one of a record's files: by a call of its own where the contract has one, else by writing the record without
 * it. A file that is gone already is not an error.
 */
export async function removeFile(source: Source, collection: Collection, id: string, fileId: string): Promise<void> {
  const { schema } = collection;
  const address = recordAddress(collection, id);
  if (schema.fileRemoval === undefined) {
    const previous = await readRecord(source, collection, id);
    const data = withoutFile(schema, previous, fileId);
    if (Object.keys(data).length > 0) await updateRecord(source, collection, { id, data, previous });
    return;
  }
  await source.http.json(`${address}/${schema.fileRemoval}/${encodeURIComponent(fileId)}`, { method: 'DELETE' });
  source.pages.forget();
}
