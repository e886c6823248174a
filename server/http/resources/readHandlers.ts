import type { FastifyReply, FastifyRequest } from 'fastify';
import { allOf } from '../../../src/resources/condition';
import type { Extract } from '../../../src/resources/addressing';
import { kindOf } from '../../../src/resources/fields/kinds';
import { closedFields, schemaFor } from '../../../src/resources/openFields';
import type { AnyRecord, Lookup } from '../../../src/resources/types';
import type { StoredRecord } from '../../database/reading/records';
import { sessionOf } from '../../identity/authenticate';
import { problem } from '../problem';
import { linkCondition } from '../query/linkCondition';
import { readListRequest } from '../query/readListRequest';
import { readParameters } from '../query/readParameters';
import { tenantOf } from '../tenantOf';
import { answerOf, emptyAnswer, entityTag, listItems, withoutFields, withVersions } from './answer';
import { addressParameters, collectionOf, queryOf, type ResourceContext } from './context';
import { findRecord } from './findRecord';
import { answerLines, wantsLines } from './listLines';
import { manyRecords } from './manyRecords';
import { alreadyHas } from './preconditions';
import { unseenReferences } from './unseenReferences';
import { onlyVisible, visibleCondition } from './visibleRecords';

/** `GET /{collection}`: a page, an array, or the records of `ids`. */
export const listHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  const { schema } = context;
  const { grants } = sessionOf(request);
  const closed = closedFields(schema, grants);
  const { ids, query, paged, links, versions } = readListRequest(schemaFor(schema, grants), queryOf(request));
  const collection = await collectionOf(request, context);
  const { tenant, parents } = collection;
  if (ids) {
    const records = await manyRecords(schema, ids, collection);
    const visible = await onlyVisible(context, records, request);
    return withVersions(
      schema,
      listItems(schema, visible, { parents, given: query.parameters, closed }),
      versions && visible,
    );
  }
  const linked = await linkCondition({ registry: context.registry, store: tenant.store }, schema, links);
  const filter = allOf([query.filter, await visibleCondition(context, request), linked]);
  const unseen = unseenReferences(schema, context.registry, grants);
  const asked = { ...query, unseen, ...(filter && { filter }) };
  if (wantsLines(request)) return answerLines(request, reply, context, { ...collection, closed }, asked);
  const { items, totalCount } = await tenant.store.list(schema, asked, parents);
  const listed = withVersions(
    schema,
    listItems(schema, items, { parents, given: query.parameters, closed }),
    versions && items,
  );
  const answered = (await context.completeList?.(request, listed, query.parameters ?? [])) ?? listed;
  return paged ? { items: answered, totalCount } : answered;
};

/** `GET /{collection}/{extract}`: the first records in an order of their own, as an array. */
export const extractHandler =
  (context: ResourceContext, { sort, limit }: Extract) =>
  async (request: FastifyRequest) => {
    readParameters(queryOf(request), {});
    const { schema } = context;
    const { tenant, parents } = await collectionOf(request, context);
    const filter = await visibleCondition(context, request);
    const order = { orderBy: sort.field, descending: sort.order === 'DESC' };
    const query = { page: 1, pageSize: limit, ...order, ...(filter && { filter }) };
    const { items } = await tenant.store.list(schema, query, parents);
    return listItems(schema, items, { parents, closed: closedFields(schema, sessionOf(request).grants) });
  };

/** Answers a record with its version as its entity tag, or nothing where the caller has it. */
function answerTagged(request: FastifyRequest, reply: FastifyReply, { version }: StoredRecord, answer: AnyRecord) {
  const tag = entityTag(version);
  void reply.header('etag', tag);
  if (alreadyHas(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return answer;
}

/** `GET /{collection}/{id}`; of the only record below each parent `GET /{collection}`, empty while there is none. */
export const getHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  readParameters(queryOf(request), {});
  const { schema } = context;
  const collection = await collectionOf(request, context);
  const record = await findRecord(request, context, collection, 'read');
  const closed = closedFields(schema, sessionOf(request).grants);
  if (record) {
    return answerTagged(request, reply, record, withoutFields(answerOf(schema, record, collection.parents), closed));
  }
  if (schema.operations.list === 'single') return emptyAnswer(schema, collection.parents);
  throw problem('unknownRecord');
};

/** `GET /{collection}/{Lookup}/{value}`: one record by a field, or one value of it. */
export const lookupHandler =
  (context: ResourceContext, { field, returns }: Lookup) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    readParameters(queryOf(request), {});
    const { schema } = context;
    const spec = schema.fields[field];
    const read = spec && kindOf(spec).parse(addressParameters(request)['value'], spec);
    const found = read?.ok ? await tenantOf(request).store.findBy(schema, field, read.value) : undefined;
    const [record] = found ? await onlyVisible(context, [found], request) : [];
    if (!record) throw problem('unknownRecord');
    const answer = withoutFields(answerOf(schema, record), closedFields(schema, sessionOf(request).grants));
    return sendJson(reply, returns === undefined ? answer : (answer[returns] ?? null));
  };

/** `GET {record above}/{countAt}`: how many records a nested collection has, as a bare number. */
export const countHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  readParameters(queryOf(request), {});
  const { schema } = context;
  const { tenant, parents } = await collectionOf(request, context);
  const filter = await visibleCondition(context, request);
  const [count = 0] = await tenant.store.counts([{ schema, ...(parents && { parents }), ...(filter && { filter }) }]);
  return sendJson(reply, count);
};

/** Fastify sends a string as it is; a value of text is a JSON string here. */
const sendJson = (reply: FastifyReply, value: unknown) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
