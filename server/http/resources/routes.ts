import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Registry } from '../../../src/resources/registry';
import type { Settings } from '../../settings';
import { acceptedBodies } from '../body/readBody';
import type { AfterWrite, CompleteList, ResourceContext } from './context';
import { downloadHandler } from './downloadHandler';
import { operationsOf, type Operation, type OperationName } from './operations';
import { getHandler, listHandler, lookupHandler } from './readHandlers';
import { createHandler, deleteHandler, updateHandler } from './writeHandlers';

type MakeHandler = (context: ResourceContext, operation: Operation) => RouteHandlerMethod;

const HANDLERS: Readonly<Record<OperationName, MakeHandler>> = {
  list: listHandler,
  get: getHandler,
  create: createHandler,
  update: updateHandler,
  delete: deleteHandler,
  download: downloadHandler,
  downloadOne: downloadHandler,
  lookup(context, { lookup = '' }) {
    const declared = context.schema.lookups[lookup];
    if (!declared) throw new Error(`${context.schema.name}: the lookup '${lookup}' is not declared`);
    return lookupHandler(context, declared);
  },
};

/** What follows the writing of records, by the name of their resource. */
export type WriteEffects = Readonly<Record<string, AfterWrite>>;

/** What completes lists, by the name of their resource. */
export type ListCompletions = Readonly<Record<string, CompleteList>>;

/** Adds the routes of every declared resource. */
export function addResourceRoutes(
  app: FastifyInstance,
  registry: Registry,
  settings: Settings,
  effects: WriteEffects = {},
  completions: ListCompletions = {},
): void {
  for (const schema of registry.visible) {
    const afterWrite = effects[schema.name];
    const completeList = completions[schema.name];
    const context: ResourceContext = {
      schema,
      registry,
      settings,
      ...(afterWrite && { afterWrite }),
      ...(completeList && { completeList }),
    };
    const accepts = acceptedBodies(schema);
    for (const operation of operationsOf(schema)) {
      const { method, url, access, name } = operation;
      app.route({ method, url, config: { access, accepts }, handler: HANDLERS[name](context, operation) });
    }
  }
}
