import type { FastifyReply, FastifyRequest } from 'fastify';
import { allOf } from '../../../src/resources/condition';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Lookup } from '../../../src/resources/types';
import { problem } from '../problem';
import { linkCondition } from '../query/linkCondition';
import { readListRequest } from '../query/readListRequest';
import { readParameters, type RawQuery } from '../query/readParameters';
import { tenantOf } from '../tenantOf';
import { answerOf, entityTag, hiddenFields, listItemOf } from './answer';
import { addressParameters, collectionOf, recordOf, type ResourceContext } from './context';
import { isOwn, ownCondition } from './ownRecords';
import { alreadyHas } from './preconditions';

const queryOf = (request: FastifyRequest): RawQuery => request.query as RawQuery;

/** `GET /{collection}`: a page, an array, or the records of `ids`. */
export const listHandler = (context: ResourceContext) => async (request: FastifyRequest) => {
  const { schema } = context;
  const { ids, query, paged, links } = readListRequest(schema, queryOf(request));
  const { tenant, parents } = await collectionOf(request, context);
  const hidden = hiddenFields(schema, query.parameters ?? []);
  if (ids) {
    const records = await tenant.store.getMany(schema, ids, parents);
    return records.filter((one) => isOwn(schema, one, request)).map((record) => listItemOf(record, hidden));
  }
  const linked = await linkCondition({ registry: context.registry, store: tenant.store }, schema, links);
  const filter = allOf([query.filter, ownCondition(schema, request), linked]);
  const { items, totalCount } = await tenant.store.list(schema, { ...query, ...(filter && { filter }) }, parents);
  const listed = items.map((record) => listItemOf(record, hidden));
  const answered = (await context.completeList?.(request, listed, query.parameters ?? [])) ?? listed;
  return paged ? { items: answered, totalCount } : answered;
};

/** `GET /{collection}/{id}`, with the record's version as its entity tag. */
export const getHandler = (context: ResourceContext) => async (request: FastifyRequest, reply: FastifyReply) => {
  readParameters(queryOf(request), {});
  const record = await recordOf(request, context, await collectionOf(request, context));
  const tag = entityTag(record.version);
  void reply.header('etag', tag);
  if (alreadyHas(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return answerOf(record);
};

/** `GET /{collection}/{Lookup}/{value}`: one record by a field, or one value of it. */
export const lookupHandler =
  ({ schema }: ResourceContext, { field, returns }: Lookup) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    readParameters(queryOf(request), {});
    const spec = schema.fields[field];
    const read = spec && kindOf(spec).parse(addressParameters(request)['value'], spec);
    const record = read?.ok ? await tenantOf(request).store.findBy(schema, field, read.value) : undefined;
    if (!record || !isOwn(schema, record, request)) throw problem('unknownRecord');
    const answer = returns === undefined ? answerOf(record) : (record.values[returns] ?? null);
    // Fastify sends a string as it is; a value of text is a JSON string here.
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
  };
