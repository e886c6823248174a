import type { Registry } from '../src/resources/registry/registry';
import type { RoutedOperation } from './http/calls/apiCall';
import { describedOperations } from './http/openapi/describedOperations';
import { operationsOf } from './http/resources/declaredOperations';
import type { Product } from './product';

export const routedOperations = (registry: Registry, product: Product): RoutedOperation[] => [
  ...registry.visible.flatMap((schema) => operationsOf(schema, registry)),
  ...describedOperations(product).map(({ method, path, access, narrows = false }) => ({
    method: method.toUpperCase(),
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    access,
    narrows,
  })),
];
