import { compare } from '../../../src/resources/language/condition';
import type { FastifyRequest } from 'fastify';
import { parseId } from '../../../src/resources/fields/shared/ids';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../problem';
import { readWriteParameters } from '../query/writeParameters';
import { ID, readId } from './address';
import { addressParameters, queryOf, type RequestedCollection, type ResourceContext } from './resourceContext';
import { parsePlain } from '../body/plainNumbers';
import { onlyVisible, onlyWritable } from './visibleRecords';

/** What is done with the record that an address names: some name it in another way where they write it. */
export type Purpose = 'read' | 'update' | 'delete';

type Find = (
  schema: ResourceSchema,
  collection: RequestedCollection,
  text: string,
) => Promise<StoredRecord | undefined>;

/** The record whose field holds what the address says; undefined where that is no value of the field. */
const byField = (field: string): Find => {
  return async (schema, { tenant, parents }, text) => {
    const spec = schema.fields[field];
    const read = spec && parsePlain(spec, text);
    return read?.ok ? tenant.store.findBy(schema, field, read.value, parents) : undefined;
  };
};

const byId: Find = async (schema, { tenant, parents }, text) => {
  const id = parseId(text);
  return id === undefined ? undefined : tenant.store.get(schema, id, parents);
};

const onlyOne: Find = async (schema, { tenant, parents }) => {
  const { items } = await tenant.store.list(schema, { page: 1, pageSize: 1 }, parents);
  return items[0];
};

/** By its segment in the address, and its rank among those with the same one. */
const byRank = ({ segment, rank }: NonNullable<ResourceSchema['ranked']>, given: unknown): Find => {
  return async (schema, { tenant, parents }, text) => {
    const spec = schema.fields[segment];
    const read = spec && parsePlain(spec, text);
    if (!read?.ok) return undefined;
    const filter = {
      all: [
        compare(segment, 'equals', read.value),
        // An optional parameter is not sent where it is 0 (conventions of the API).
        compare(rank, 'equals', given ?? 0),
      ],
    };
    const { items } = await tenant.store.list(schema, { page: 1, pageSize: 1, filter }, parents);
    return items[0];
  };
};

/** The ways in which a record's address can be read, in the order in which they are tried. */
function waysOf(schema: ResourceSchema, request: FastifyRequest, purpose: Purpose): readonly Find[] {
  if (schema.operations.list === 'single') return [onlyOne];
  if (schema.key !== undefined) return [byField(schema.key)];
  if (purpose === 'read') return schema.readBy === undefined ? [byId] : [byField(schema.readBy), byId];
  if (!schema.ranked) return [byId];
  return [byRank(schema.ranked, readWriteParameters(schema, purpose, queryOf(request))[schema.ranked.rank])];
}

/** The record that a request addresses; undefined where it does not exist, or is another person's. */
export async function findRecord(
  request: FastifyRequest,
  context: Pick<ResourceContext, 'schema' | 'registry'>,
  collection: RequestedCollection,
  purpose: Purpose,
): Promise<StoredRecord | undefined> {
  const { schema } = context;
  for (const find of waysOf(schema, request, purpose)) {
    const record = await find(schema, collection, addressParameters(request)[ID] ?? '');
    // What is another person's, or addressed to others, is as unknown as what does not exist.
    const admitted = purpose === 'read' ? onlyVisible : onlyWritable(purpose === 'update' ? 'edit' : 'delete');
    const [visible] = record ? await admitted(context, [record], request) : [];
    if (visible) return visible;
  }
  return undefined;
}

/** The record that a request addresses. @throws {ProblemError} `unknownRecord`. */
export async function recordOf(...asked: Parameters<typeof findRecord>): Promise<StoredRecord> {
  const record = await findRecord(...asked);
  if (!record) throw problem('unknownRecord');
  return record;
}

/** The value of the key in the address of a record that is created there. */
export const keyInAddress = (request: FastifyRequest): number => readId(addressParameters(request)[ID]);
