import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { ROUTER_OPTIONS } from './routerOptions';
import type { RouteTable } from './routeTable';

/** The methods that an address takes, in their order; undefined where the address is unknown. */
export type MethodsAt = (path: string) => readonly string[] | undefined;

/** HEAD is GET without its body (`readHead`). */
const withHead = (method: string): readonly string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

/**
 * Collects the routes that are registered from here on, so that an unknown method of a known address can be answered with 405
 * and `Allow` (RFC 9110, 15.5.6). Addresses that differ by case or by the names of parameters are one. A router of addresses
 * alone: a route for each method that an address does not take cost every server 60 ms at its start.
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

/** Made when it is first asked: most starts come long before a wrong address. */
function routerOf(addresses: readonly { readonly url: string; readonly methods: Set<string> }[]) {
  const router = findMyWay(ROUTER_OPTIONS);
  for (const { url, methods } of addresses) router.on('GET', url, () => undefined, methods);
  return router;
}
