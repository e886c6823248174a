import type { FastifyInstance } from 'fastify';

export const API = '/api';

const isBelowApi = (url: string) => url === API || url.startsWith(`${API}/`);

/**
 * Refuses, when the program starts, a route of the API that does not say who may call it: denial is the default.
 *
 * @throws {Error} from the registration of such a route.
 */
export function requireAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (isBelowApi(url) && !config?.access) throw new Error(`${String(method)} ${url}: config.access is missing`);
  });
}
