import type { FastifyInstance } from 'fastify';

export const API = '/api';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the API, such as `get /api/TypeContrats/:recordId`, to check the OpenAPI document against. */
    readonly apiRoutes: readonly string[];
  }
}

const isBelowApi = (url: string) => url === API || url.startsWith(`${API}/`);

/**
 * Makes `config.access` mandatory below /api: denial is the default.
 *
 * @throws {Error} when such a route is registered without it
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
    // The type of table routes already requires `access`.
    if (config?.table) return void tables.add(config.table);
    if (!config?.access) throw new Error(`${String(method)} ${url}: config.access is missing`);
    for (const one of [method].flat()) routes.push(named(one, url));
  });
}
