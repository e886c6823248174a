import type { FastifyInstance } from 'fastify';
import findMyWay from 'find-my-way';
import { ROUTER_OPTIONS } from './routerOptions';

/** The methods that an address takes, in their order; undefined where the address is unknown. */
export type MethodsAt = (path: string) => readonly string[] | undefined;

/**
 * Collects the routes that are registered from here on, so that an unknown method of a known address can be answered with 405
 * and `Allow` (RFC 9110, 15.5.6). Addresses that differ by case or by the names of parameters are one. A router of addresses
 * alone: a route for each method that an address does not take cost every server 60 ms at its start.
 */
export function collectMethods(app: FastifyInstance): MethodsAt {
  const byAddress = new Map<string, { readonly url: string; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const key = url.toLowerCase().replace(/:\w+/g, ':');
    const { methods } = byAddress.get(key) ?? { methods: new Set<string>() };
    byAddress.set(key, { url, methods });
    // HEAD is GET without its body (`readHead`).
    for (const one of [method].flat()) methods.add(one).add(one === 'GET' ? 'HEAD' : one);
  });
  let router: ReturnType<typeof routerOf> | undefined;
  return (path) => {
    const found = (router ??= routerOf([...byAddress.values()])).find('GET', path)?.store as Set<string> | undefined;
    return found && [...found].sort();
  };
}

/** Made when it is first asked: most starts come long before a wrong address. */
function routerOf(addresses: readonly { readonly url: string; readonly methods: Set<string> }[]) {
  const router = findMyWay(ROUTER_OPTIONS);
  for (const { url, methods } of addresses) router.on('GET', url, () => undefined, methods);
  return router;
}
