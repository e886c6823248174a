import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectMethods, type MethodsAt } from './otherMethods';
import { requireAccess } from './requireAccess';
import { addRouteTable, routeConfig, type TableRoute } from './routeTable';
import { ROUTER_OPTIONS } from './routerOptions';

const route = (method: TableRoute['method'], url: string): TableRoute => ({
  method,
  url,
  access: 'session',
  narrows: false,
  accepts: ['application/json'],
  handler: async (request) => ({ url, params: request.params, access: routeConfig(request).access }),
});

let app: FastifyInstance;
let methodsAt: MethodsAt;
let made: string[];

const group = (heads: readonly string[], routes: readonly TableRoute[]) => ({
  heads,
  routes() {
    made.push(...heads);
    return routes;
  },
});

beforeEach(() => {
  made = [];
  app = Fastify({ routerOptions: ROUTER_OPTIONS, exposeHeadRoutes: false });
  requireAccess(app);
  methodsAt = collectMethods(app);
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send('nothing'));
  app.get('/api/Villes/resume', { config: { access: 'session' } }, async () => 'a call');
  addRouteTable(app, [
    group(['Villes'], [route('GET', '/api/Villes'), route('POST', '/api/Villes'), route('GET', '/api/Villes/:id')]),
    group(['Villes', 'MaVille'], [route('GET', '/api/Villes/:id/rues/:rueId'), route('GET', '/api/MaVille/rues')]),
    group(['Pays'], [route('GET', '/api/Pays/:id')]),
  ]);
});

afterEach(() => app.close());

const get = async (url: string) => (await app.inject({ url })).body;

it('the table finds routes like Fastify: ignoring case and a trailing slash, with raw parameters', async () => {
  expect(JSON.parse(await get('/api/villes/Saint-%C3%89tienne/RUES/a%2Fb/?Page=1'))).toEqual({
    url: '/api/Villes/:id/rues/:rueId',
    params: { id: 'Saint-Étienne', rueId: 'a/b' },
    access: 'session',
  });
  expect(JSON.parse(await get('/API/maville/rues'))).toMatchObject({ url: '/api/MaVille/rues' });
});

it('routes registered elsewhere take precedence, and unknown addresses are passed on', async () => {
  expect(await get('/api/Villes/resume')).toBe('a call');
  for (const unknown of ['/api/', '/api/Autres', '/api/Villes/1/autres', '/api/Pays'])
    expect(await get(unknown)).toBe('nothing');
  expect((await app.inject({ method: 'POST', url: '/api/Pays/1', payload: {} })).statusCode).toBe(404);
});

it('a too long parameter is refused', async () => {
  const { statusCode, json } = await app.inject({ url: `/api/Pays/${'a'.repeat(501)}` });
  expect([statusCode, json().message]).toEqual([414, 'addressTooLong']);
});

it('the table lists the methods of an address, and every route', async () => {
  await app.ready();
  expect(methodsAt('/api/villes/')).toEqual(['GET', 'HEAD', 'POST']);
  expect(methodsAt('/api/Villes/resume')).toEqual(['GET', 'HEAD']);
  expect(methodsAt('/api/Autres')).toBeUndefined();
  expect(app.apiRoutes).toEqual([
    'get /api/Villes/resume',
    'get /api/Villes',
    'post /api/Villes',
    'get /api/Villes/:id',
    'get /api/Villes/:id/rues/:rueId',
    'get /api/MaVille/rues',
    'get /api/Pays/:id',
  ]);
});

it('the routes of a resource are created on first use', async () => {
  await get('/api/Autres');
  expect(made).toEqual([]);
  await get('/api/Pays/1');
  await get('/api/Pays/2');
  expect(made).toEqual(['Pays']);
});
