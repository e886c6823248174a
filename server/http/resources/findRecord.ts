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

/** Some resources address a record differently for reading and for writing. */
export type Purpose = 'read' | 'update' | 'delete';

type Find = (
  schema: ResourceSchema,
  collection: RequestedCollection,
  text: string,
) => Promise<StoredRecord | undefined>;

/** Finds the record by the value of a field; undefined if the text is not a valid value. */
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

/** Finds the record by its segment, and its rank among the records of that segment. */
const byRank = ({ segment, rank }: NonNullable<ResourceSchema['ranked']>, given: unknown): Find => {
  return async (schema, { tenant, parents }, text) => {
    const spec = schema.fields[segment];
    const read = spec && parsePlain(spec, text);
    if (!read?.ok) return undefined;
    const filter = {
      all: [
        compare(segment, 'equals', read.value),
        // Clients omit optional parameters that are 0 (conventions of the API).
        compare(rank, 'equals', given ?? 0),
      ],
    };
    const { items } = await tenant.store.list(schema, { page: 1, pageSize: 1, filter }, parents);
    return items[0];
  };
};

/** Ways to resolve a record's address, in order of precedence. */
function waysOf(schema: ResourceSchema, request: FastifyRequest, purpose: Purpose): readonly Find[] {
  if (schema.operations.list === 'single') return [onlyOne];
  if (schema.key !== undefined) return [byField(schema.key)];
  if (purpose === 'read') return schema.readBy === undefined ? [byId] : [byField(schema.readBy), byId];
  if (!schema.ranked) return [byId];
  return [byRank(schema.ranked, readWriteParameters(schema, purpose, queryOf(request))[schema.ranked.rank])];
}

/** Finds the record that a request addresses; undefined if it does not exist or the caller may not access it. */
export async function findRecord(
  request: FastifyRequest,
  context: Pick<ResourceContext, 'schema' | 'registry'>,
  collection: RequestedCollection,
  purpose: Purpose,
): Promise<StoredRecord | undefined> {
  const { schema } = context;
  for (const find of waysOf(schema, request, purpose)) {
    const record = await find(schema, collection, addressParameters(request)[ID] ?? '');
    // A record that the caller may not see is answered as if it did not exist.
    const admitted = purpose === 'read' ? onlyVisible : onlyWritable(purpose === 'update' ? 'edit' : 'delete');
    const [visible] = record ? await admitted(context, [record], request) : [];
    if (visible) return visible;
  }
  return undefined;
}

/** As `findRecord`. @throws {ProblemError} `unknownRecord` */
export async function recordOf(...asked: Parameters<typeof findRecord>): Promise<StoredRecord> {
  const record = await findRecord(...asked);
  if (!record) throw problem('unknownRecord');
  return record;
}

/** The key of a record that is created at its own address. */
export const keyInAddress = (request: FastifyRequest): number => readId(addressParameters(request)[ID]);
