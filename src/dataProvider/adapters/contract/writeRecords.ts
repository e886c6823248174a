import { unversioned } from '../../../resources/records/versions';
import type { Values } from '../../../resources/language/values';
import { recordAddress, type ResolvedCollection } from '../../collections';
import type { Update, WriteOptions, Written } from '../apiAdapter';
import { changeSetOf } from '../changeSetOf';
import { requestBody } from '../requestBody';
import { withoutImmutable, withRemovals, writableValues } from '../values';
import { answeredRecord } from '../writeCalls';
import { recordTarget } from '../writeTargets';
import type { ContractSource } from './contractSource';
import { contractUpdateBody, contractValues, filesAside } from './contractUpdate';
import { readRecord } from './readRecords';

/** Uploads files that have their own address in the contract: `PUT Utilisateurs/12/photo`. */
async function updateFilesAside(
  { http }: ContractSource,
  collection: ResolvedCollection,
  id: string,
  values: Values,
  options: WriteOptions,
): Promise<void> {
  for (const [segment, part] of filesAside(collection.schema, values)) {
    const sent = requestBody(collection.schema, part, 'form');
    await http.json(`${recordAddress(collection, id)}/${segment}`, { method: 'PUT', ...sent, ...options });
  }
}

/** Sends all fields: the contract does not guarantee that absent ones keep their value. */
export async function updateWhole(
  source: ContractSource,
  collection: ResolvedCollection,
  { id, data, previous }: Update,
  options: WriteOptions = {},
): Promise<Written> {
  const { schema } = collection;
  const writable = withoutImmutable(schema, writableValues(schema, { ...previous, ...data }), previous);
  const values = withRemovals(schema, writable, previous);
  const target = await recordTarget(collection, id, previous, () => readRecord(source, collection, id));
  const { body, query } = requestBody(schema, contractValues(schema, values), contractUpdateBody(schema));
  const sent = { body, query: { ...target.query, ...query } };
  const answer = await source.http.json(target.address, { method: 'PUT', ...sent, ...options });
  await updateFilesAside(source, collection, id, values, options);
  const record = answeredRecord(collection, answer) ?? unversioned({ ...previous, ...data, id: Number(id) });
  return { record, changeSet: changeSetOf(answer) };
}
