import type { FastifyReply, FastifyRequest } from 'fastify';
import { isRouteAllowed, mayRead } from '../../../src/resources/access/access';
import { allOf } from '../../../src/resources/language/condition';
import { hasComputedFields } from '../../../src/resources/formula/computedFields';
import type { Extract } from '../../../src/resources/language/addressing';
import { closedFields, schemaFor } from '../../../src/resources/access/openFields';
import { isFoundByKept, openCondition } from '../../../src/resources/access/privacy';
import type { Lookup } from '../../../src/resources/language/listDeclarations';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../database/reading/records';
import { sessionOf } from '../../identity/authenticate';
import { parsePlain } from '../body/plainNumbers';
import { problem } from '../problem';
import { linkCondition } from '../query/linkCondition';
import { optionalBodyOf } from '../calls/requestParts';
import { readCriteria } from '../query/readCriteria';
import { readListRequest, type ListRequest } from '../query/readListRequest';
import { readParameters } from '../query/readParameters';
import { readerOf, readerStore } from '../reader';
import { tenantOf } from '../tenantOf';
import { answerOf, emptyAnswer, listItems, withoutFields, withVersions } from './answer';
import { addressParameters, collectionOf, queryOf, type ResourceContext } from './resourceContext';
import { entityTag } from './entityTag';
import { collectionsOfCaller, filterWithinReach } from './filterWithinReach';
import { findRecord } from './findRecord';
import { answerLines, wantsLines } from './listLines';
import { manyRecords } from './manyRecords';
import { tagAtCaller } from './preconditions';
import { unseenReferences } from './unseenReferences';
import { concerningCaller, onlyVisible, visibleCondition } from './visibleRecords';

/** Combines the client's list query with the condition of the records that the caller may see. */
export async function listQueryOf(
  context: ResourceContext,
  request: FastifyRequest,
  { query, links }: Pick<ListRequest, 'query' | 'links'>,
) {
  const { schema, registry } = context;
  const linked = await linkCondition({ registry, store: tenantOf(request).store }, schema, links);
  const own = query.parameters?.some((name) => schema.parameters[name]?.concerning);
  const concerned = own ? concerningCaller(schema, request) : undefined;
  const kept = isFoundByKept(schema, links) ? openCondition(schema, readerOf(request)) : undefined;
  const chosen = query.filter && (await filterWithinReach(query.filter, registry, request));
  const filter = allOf([chosen, await visibleCondition(context, request), concerned, linked, kept]);
  const unseen = unseenReferences(schema, registry, sessionOf(request).grants);
  return { ...query, unseen, ...(filter && { filter }) };
}

async function answerList(context: ResourceContext, request: FastifyRequest, reply: FastifyReply, asked: ListRequest) {
  const { schema } = context;
  const closed = closedFields(schema, sessionOf(request).grants);
  const { ids, query, paged, versions } = asked;
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
  const full = await listQueryOf(context, request, asked);
  if (wantsLines(request)) return answerLines(request, reply, context, { ...collection, closed }, full);
  const { items, totalCount } = await tenant.store.list(schema, full, parents);
  const listed = withVersions(
    schema,
    listItems(schema, items, { parents, given: query.parameters, closed }),
    versions && items,
  );
  const answered = (await context.completeList?.(request, listed, query.parameters ?? [])) ?? listed;
  return paged ? { items: answered, totalCount } : answered;
}

export const listHandler = (context: ResourceContext) => (request: FastifyRequest, reply: FastifyReply) =>
  answerList(
    context,
    request,
    reply,
    readListRequest(
      schemaFor(context.schema, sessionOf(request).grants),
      queryOf(request),
      collectionsOfCaller(context.registry, request),
    ),
  );

/** `POST /{collection}/search`: a list with its criteria in the body. */
export const searchHandler = (context: ResourceContext) => (request: FastifyRequest, reply: FastifyReply) => {
  readParameters(queryOf(request), {});
  return answerList(
    context,
    request,
    reply,
    readCriteria(
      schemaFor(context.schema, sessionOf(request).grants),
      optionalBodyOf(request),
      collectionsOfCaller(context.registry, request),
    ),
  );
};

/** `GET /{collection}/{extract}`: the first records in the extract's own order, as an array. */
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

/**
 * Sends a record with its version as entity tag, or 304 if the client has it. Records with computed values are always
 * sent, because these change without a new version.
 */
function answerTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { fields }: Pick<ResourceSchema, 'fields'>,
  { version }: StoredRecord,
  answer: AnyRecord,
) {
  const tag = entityTag(version);
  const known = hasComputedFields(fields) ? undefined : tagAtCaller(request.headers['if-none-match'], tag);
  void reply.header('etag', known ?? tag);
  if (known !== undefined) return reply.code(304).send();
  return answer;
}

/** `GET /{collection}/{id}`; for a single record `GET /{collection}`, with null values before its first write. */
export const getHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  readParameters(queryOf(request), {});
  const { schema } = context;
  const collection = await collectionOf(request, context);
  const record = await findRecord(request, context, collection, 'read');
  const closed = closedFields(schema, sessionOf(request).grants);
  if (record) {
    return answerTagged(
      request,
      reply,
      schema,
      record,
      withoutFields(answerOf(schema, record, collection.parents), closed),
    );
  }
  if (schema.operations.list === 'single') return emptyAnswer(schema, collection.parents);
  throw problem('unknownRecord');
};

/** `GET /{collection}/{Lookup}/{value}`: the record with this value, or one of its fields. */
export const lookupHandler =
  (context: ResourceContext, { field, returns, openTo }: Lookup) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    readParameters(queryOf(request), {});
    const { schema } = context;
    const spec = schema.fields[field];
    const value = addressParameters(request)['value'] ?? '';
    const { grants } = sessionOf(request);
    const isOpen = openTo !== undefined && openTo.values.includes(value) && isRouteAllowed(openTo, grants);
    if (openTo && !isOpen && !mayRead(schema, grants)) throw problem('unknownRecord');
    const read = spec && parsePlain(spec, value);
    const found = read?.ok ? await readerStore(request).findBy(schema, field, read.value) : undefined;
    // `openTo` grants the value by rights over other resources, so the limits of the rights over this one do not apply.
    const [record] = found && !isOpen ? await onlyVisible(context, [found], request) : [found];
    if (!record) throw problem('unknownRecord');
    const answer = withoutFields(answerOf(schema, record), closedFields(schema, grants));
    return sendJson(reply, returns === undefined ? answer : (answer[returns] ?? null));
  };

/** `GET {parent record}/{countAt}`: the number of nested records, as a bare number. */
export const countHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  readParameters(queryOf(request), {});
  const { schema } = context;
  const { tenant, parents } = await collectionOf(request, context);
  const filter = await visibleCondition(context, request);
  const [count = 0] = await tenant.store.counts([{ schema, ...(parents && { parents }), ...(filter && { filter }) }]);
  return sendJson(reply, count);
};

/** Fastify would send a string unquoted, but the response is a JSON string. */
const sendJson = (reply: FastifyReply, value: unknown) =>
  reply.type('application/json; charset=utf-8').send(JSON.stringify(value));
