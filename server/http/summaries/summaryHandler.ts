import type { FastifyRequest } from 'fastify';
import { allOf } from '../../../src/resources/language/condition';
import { mayDoSomewhere } from '../limits';
import { closedFields } from '../../../src/resources/access/openFields';
import type { SummaryCard } from '../../../src/resources/language/nesting';
import type { CardContent, SummaryData } from '../../../src/resources/protocol/recordCalls';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { COMMENTS } from '../../../src/resources/registry/roles';
import { hasComments } from '../../../src/resources/routes/tools';
import { sessionOf } from '../../identity/authenticate';
import type { Tenant } from '../../tenants';
import { commentsFilter } from '../../comments/commentsFilter';
import { readableOf } from '../history/readables';
import { tenantOf } from '../tenantOf';
import { readParameters } from '../query/readParameters';
import type { ParentIds } from '../resources/address';
import { listItems } from '../resources/answer';
import { collectionOf, queryOf, type ResourceContext } from '../resources/resourceContext';
import { recordOf } from '../resources/findRecord';
import { visibleCondition } from '../resources/visibleRecords';
import { comingSlotsOf } from './comingSlots';
import { countedBelow } from './summarised';

interface Below {
  readonly tenant: Tenant;
  readonly request: FastifyRequest;
  readonly registry: Registry;
  readonly parentsOf: (schema: ResourceSchema) => ParentIds;
}

async function countsOf(children: readonly ResourceSchema[], { tenant, request, registry, parentsOf }: Below) {
  const asked = await Promise.all(
    children.map(async (schema) => {
      const filter = await visibleCondition({ schema, registry }, request);
      return { schema, parents: parentsOf(schema), ...(filter && { filter }) };
    }),
  );
  const counts = await tenant.store.counts(asked);
  return Object.fromEntries(children.map(({ name }, index) => [name, counts[index] ?? 0]));
}

async function cardOf(
  { where, sort, limit, columns }: SummaryCard,
  schema: ResourceSchema,
  { tenant, request, registry, parentsOf }: Below,
): Promise<CardContent> {
  const filter = allOf([where, await visibleCondition({ schema, registry }, request)]);
  const order = { orderBy: sort.field, descending: sort.order === 'DESC' };
  const query = { page: 1, pageSize: limit, ...order, ...(filter && { filter }) };
  const parents = parentsOf(schema);
  const period = schema.periods.find(({ to }) => to !== undefined && columns.includes(to));
  const begins = period && ({ field: period.from, operator: 'greaterThan', value: { moment: 'today' } } as const);
  const coming = begins && { schema, parents, filter: filter ? { all: [filter, begins] } : begins };
  const [{ items, totalCount }, [comingCount] = []] = await Promise.all([
    tenant.store.list(schema, query, parents),
    coming ? tenant.store.counts([coming]) : [],
  ]);
  return {
    ...(comingCount !== undefined && { comingCount }),
    items: listItems(schema, items, { parents, closed: closedFields(schema, sessionOf(request).grants) }),
    totalCount,
  };
}

async function commentsOn(
  request: FastifyRequest,
  { schema, registry }: ResourceContext,
  id: number,
): Promise<number | undefined> {
  const comments = registry.schemas.find(({ name }) => name === COMMENTS);
  if (!comments || !hasComments(schema) || !(await readableOf(request, registry, schema))) return undefined;
  const filter = commentsFilter(schema, id);
  const [count] = await tenantOf(request).store.counts([{ schema: comments, filter }]);
  return count;
}

/** `GET {record}/resume`: the counts of nested records and the summary's cards, limited to what the caller may list. */
export const summaryHandler =
  (context: ResourceContext) =>
  async (request: FastifyRequest): Promise<SummaryData> => {
    readParameters(queryOf(request), {});
    const { schema, registry } = context;
    const collection = await collectionOf(request, context);
    const { id } = await recordOf(request, context, collection, 'read');
    const { tenant, parents = {} } = collection;
    const parentsOf = ({ parent }: ResourceSchema) => ({ ...parents, ...(parent && { [parent.parameter]: id }) });
    const below: Below = { tenant, request, registry, parentsOf };
    const seen = countedBelow(schema, registry).filter((child) => mayDoSomewhere(request, registry, child, 'list'));
    const cards = Object.entries(schema.summary?.cards ?? {}).flatMap(([name, card]) => {
      const child = seen.find((one) => one.name === card.collection);
      return child ? [cardOf(card, child, below).then((content) => [name, content] as const)] : [];
    });
    const [counts, comments, comingSlots, ...contents] = await Promise.all([
      countsOf(seen, below),
      commentsOn(request, context, id),
      comingSlotsOf(request, context, id),
      ...cards,
    ]);
    return {
      counts,
      cards: Object.fromEntries(contents),
      ...(comments !== undefined && { comments }),
      ...(comingSlots !== undefined && { comingSlots }),
    };
  };
