import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../../src/resources/registry/registry';
import { describedOperations } from '../../http/openapi/describedOperations';
import { operationsOf } from '../../http/resources/declaredOperations';
import { accessCalls } from './accessOperations';
import { addCalls, type RoutedOperation } from '../../http/calls/apiCall';

/** Every operation of the API, those of the declarations and the others. */
const routedOperations = (registry: Registry): RoutedOperation[] => [
  ...registry.visible.flatMap((schema) => operationsOf(schema, registry)),
  ...describedOperations.map(({ method, path, access, narrows = false }) => ({
    method: method.toUpperCase(),
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    access,
    narrows,
  })),
];

/** Adds the calls about rights; register it after `authenticate`. */
export function addAccessRoutes(app: FastifyInstance, registry: Registry): void {
  addCalls(app, accessCalls, { registry, operations: () => routedOperations(registry) });
}
