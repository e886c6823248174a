import type { FastifyInstance, HTTPMethods } from 'fastify';
import { problem } from './problem';

const METHODS: readonly HTTPMethods[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

/**
 * Collects the routes registered from here on, so that the returned function can answer 405 with `Allow` (RFC 9110,
 * 15.5.6) to every other method of their addresses. Addresses that differ by case or by parameters' names are one.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const routes = new Map<string, { url: string; methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const key = url.toLowerCase().replace(/:\w+/g, ':');
    const route = routes.get(key) ?? { url, methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(key, route);
  });
  return () => {
    // A copy: the routes registered here are collected as well.
    for (const { url, methods } of [...routes.values()]) {
      const allowed = [...methods].sort().join(', ');
      const others = METHODS.filter((method) => !methods.has(method));
      if (url.includes('*') || others.length === 0) continue;
      app.route({
        method: others,
        url,
        config: { access: 'anonymous', accepts: [] },
        handler: ({ method }) => {
          throw problem('methodNotAllowed', { args: { method, allowed }, headers: { allow: allowed } });
        },
      });
    }
  };
}
