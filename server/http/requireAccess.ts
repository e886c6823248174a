import type { FastifyInstance } from 'fastify';

export const API = '/api';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the API, as `get /api/TypeContrats/:recordId`: what the OpenAPI document has to describe. */
    readonly apiRoutes: readonly string[];
  }
}

const isBelowApi = (url: string) => url === API || url.startsWith(`${API}/`);

/**
 * Refuses, when the program starts, a route of the API that does not say who may call it: denial is the default.
 *
 * @throws {Error} from the registration of such a route.
 */
export function requireAccess(app: FastifyInstance): void {
  const routes: string[] = [];
  const tables = new Set<{ readonly all: () => readonly { readonly method: string; readonly url: string }[] }>();
  const named = (method: string, url: string) => `${method.toLowerCase()} ${url}`;
  app.decorate('apiRoutes', {
    getter: () => [
      ...routes,
      ...[...tables].flatMap((table) => table.all().map(({ method, url }) => named(method, url))),
    ],
  });
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!isBelowApi(url)) return;
    // Each route of a table says who may call it: its type asks for that.
    if (config?.table) return void tables.add(config.table);
    if (!config?.access) throw new Error(`${String(method)} ${url}: config.access is missing`);
    for (const one of [method].flat()) routes.push(named(one, url));
  });
}
