import findMyWay, { type HTTPMethod } from 'find-my-way';
import { expect, it } from 'vitest';
import { describedOperations } from '../../server/http/openapi/describedOperations';
import { operationsOf } from '../../server/http/resources/declaredOperations';
import { ROUTER_OPTIONS } from '../../server/http/routerOptions';
import { portal } from '../../server/portal';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';

// Declared routes come after all others (`server/http/routeTable.ts`).

it('no call of the portal shadows a declared address', () => {
  const registry = createRegistry(schemas);
  const calls = findMyWay(ROUTER_OPTIONS);
  for (const { method, path } of describedOperations({ ...portal, operations: [] }))
    calls.on(method.toUpperCase() as HTTPMethod, path.replace(/\{(\w+)\}/g, ':$1'), () => undefined);
  const hidden = registry.visible
    .flatMap((schema) => operationsOf(schema, registry))
    .filter(({ method, url }) => calls.find(method, url.replace(/:\w+/g, '1')) !== null);
  expect(hidden.map(({ method, url }) => `${method} ${url}`)).toEqual([]);
});
