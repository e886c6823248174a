import type { FastifyInstance, RouteHandlerMethod, FastifyRequest } from 'fastify';
import { partialUpdateOf } from '../../../src/resources/records/partialUpdate';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Computations } from './computation';
import type { Settings } from '../../settings';
import { addRouteTable, type TableRoute } from '../routeTable';
import { acceptedBodies, JSON_ONLY } from '../body/readBody';
import type { Spools } from '../changes/spools';
import { summaryHandler } from '../summaries/summaryHandler';
import { type AfterWrite, type CompleteList, type ResourceContext, collectionOf, queryOf } from './resourceContext';
import { departmentsHandler } from './departmentsHandler';
import { downloadHandler } from './downloadHandler';
import type { OperationName } from './operationParts';
import { operationsOf, type Operation } from './declaredOperations';
import { exportHandler } from './export/exportHandler';
import { countHandler, extractHandler, getHandler, listHandler, lookupHandler, searchHandler } from './readHandlers';
import { removeFileHandler } from './removeFileHandler';
import { singleHandler } from './singleHandler';
import { createHandler, deleteHandler, updateHandler } from './writeHandlers';
import { closedFields } from '../../../src/resources/access/openFields';
import { sessionOf } from '../../identity/authenticate';
import { comparedValues, declaredReaders } from '../query/declaredParameters';
import { readParameters } from '../query/readParameters';
import { answerOf, withoutFields } from './answer';

/** `GET {parent record}/{collection}` of a computed resource (`server/portal/computed`). */
const computedHandler = (context: ResourceContext) => {
  const { schema, computation } = context;
  if (!computation) throw new Error(`${schema.name}: there is no computation of this name in server/portal/computed`);
  if (schema.operations.list !== 'single') throw new Error(`${schema.name}: only a single record can be computed`);
  return async (request: FastifyRequest) => {
    const query = comparedValues(schema, readParameters(queryOf(request), declaredReaders(schema)));
    const { tenant, parents = {} } = await collectionOf(request, context);
    const computed = await computation({ request, tenant, parents, query });
    const values = Object.fromEntries(Object.keys(schema.fields).map((name) => [name, computed[name] ?? null]));
    return withoutFields(answerOf(schema, { id: 0, values }, parents), closedFields(schema, sessionOf(request).grants));
  };
};

type MakeHandler = (context: ResourceContext, operation: Operation) => RouteHandlerMethod;

/** @throws {Error} if the resource declares nothing of that name */
function declaredAs<Value>(values: Readonly<Record<string, Value>>, named = ''): Value {
  const value = values[named];
  if (value === undefined) throw new Error(`'${named}' is not declared`);
  return value;
}

const HANDLERS: Readonly<Record<OperationName, MakeHandler>> = {
  list: listHandler,
  search: searchHandler,
  export: exportHandler,
  departments: departmentsHandler,
  extract: (context, { named }) => extractHandler(context, declaredAs(context.schema.extracts, named)),
  get: (context) => (context.schema.computed ? computedHandler(context) : getHandler(context)),
  create: createHandler,
  update: (context) => (context.schema.operations.list === 'single' ? singleHandler(context) : updateHandler(context)),
  partialUpdate: (context, { named = '' }) => updateHandler(context, partialUpdateOf(context.schema, named)),
  delete: deleteHandler,
  lookup: (context, { named }) => lookupHandler(context, declaredAs(context.schema.lookups, named)),
  download: downloadHandler,
  downloadOne: downloadHandler,
  removeFile: removeFileHandler,
  count: countHandler,
  resume: summaryHandler,
};

const acceptedBy = (schema: ResourceSchema, { name, named = '' }: Operation): readonly string[] => {
  if (name === 'partialUpdate') return acceptedBodies(partialUpdateOf(schema, named), 'update');
  return name === 'create' || name === 'update' ? acceptedBodies(schema, name) : JSON_ONLY;
};

export type WriteEffects = Readonly<Record<string, AfterWrite>>;

export type HandlerWrap = (generated: RouteHandlerMethod, context: ResourceContext) => RouteHandlerMethod;

export interface ResourceCode {
  readonly effects?: WriteEffects;
  readonly completions?: Readonly<Record<string, CompleteList>>;
  readonly computations?: Computations;
  readonly spools?: Spools;
  /** By resource and operation: `creneaux.create`. */
  readonly handlers?: Readonly<Record<string, HandlerWrap>>;
}

/** First path segments, after `/api`, of all addresses of a resource. */
function headsOf({ name, addresses, parent, tab }: ResourceSchema): readonly string[] {
  const counted = parent && tab?.countAt ? [parent.resource] : [];
  const templates = [name, addresses?.list ?? name, addresses?.create ?? name, ...counted];
  return [...new Set(templates.map((template) => template.split('/', 1)[0] ?? ''))];
}

/** Registers the routes of all resources as one Fastify route with a lookup table. */
export function addResourceRoutes(
  app: FastifyInstance,
  registry: Registry,
  settings: Settings,
  { effects = {}, completions = {}, computations = {}, handlers = {}, spools }: ResourceCode = {},
): void {
  const routesOf = (schema: ResourceSchema): readonly TableRoute[] => {
    const [afterWrite, completeList] = [effects[schema.name], completions[schema.name]];
    const computation = computations[schema.name];
    const context: ResourceContext = {
      schema,
      registry,
      settings,
      ...(afterWrite && { afterWrite }),
      ...(completeList && { completeList }),
      ...(spools && { spools }),
      ...(computation && { computation }),
    };
    return operationsOf(schema, registry).map((operation) => {
      const { method, url, access, name, narrows } = operation;
      const generated = HANDLERS[name](context, operation);
      const handler = handlers[`${schema.name}.${name}`]?.(generated, context) ?? generated;
      return { method, url, access, narrows, accepts: acceptedBy(schema, operation), handler };
    });
  };
  addRouteTable(
    app,
    registry.visible.map((schema) => {
      let routes: readonly TableRoute[] | undefined;
      return { heads: headsOf(schema), routes: () => (routes ??= routesOf(schema)) };
    }),
  );
}
