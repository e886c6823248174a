import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { ROUTER_OPTIONS } from './routerOptions';
import type { RouteTable } from './routeTable';

/** Returns the methods of an address; undefined if the address is unknown. */
export type MethodsAt = (path: string) => readonly string[] | undefined;

/** HEAD is handled as GET (`readHead`). */
const withHead = (method: string): readonly string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

/**
 * Collects the routes registered after this call, so that an unknown method of a known address is answered with 405
 * and `Allow` (RFC 9110, 15.5.6). Case and parameter names do not distinguish addresses. The separate router of
 * addresses is cheap: registering a route for every missing method took each server 60 ms at start.
 */
export function collectMethods(app: FastifyInstance): MethodsAt {
  const byAddress = new Map<string, { readonly url: string; readonly methods: Set<string> }>();
  const tables = new Set<RouteTable>();
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.table) tables.add(config.table);
    if (url.includes('*')) return;
    const key = url.toLowerCase().replace(/:\w+/g, ':');
    const { methods } = byAddress.get(key) ?? { methods: new Set<string>() };
    byAddress.set(key, { url, methods });
    for (const one of [method].flat()) for (const taken of withHead(one)) methods.add(taken);
  });
  let router: ReturnType<typeof routerOf> | undefined;
  return (path) => {
    const found = (router ??= routerOf([...byAddress.values()])).find('GET', path)?.store as Set<string> | undefined;
    const inTables = [...tables].flatMap((table) => table.methodsAt(path).flatMap(withHead));
    const methods = [...new Set([...(found ?? []), ...inTables])].sort();
    return methods.length > 0 ? methods : undefined;
  };
}

/** Built on the first wrong method, to keep the start fast. */
function routerOf(addresses: readonly { readonly url: string; readonly methods: Set<string> }[]) {
  const router = findMyWay(ROUTER_OPTIONS);
  for (const { url, methods } of addresses) router.on('GET', url, () => undefined, methods);
  return router;
}
