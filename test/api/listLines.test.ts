import { beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/resources/registry/registry';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Articles, Lots, Rayons } from '../support/databaseResources';

let server: ApiServer;
const COUNT = 2_100;

const asLines = (url: string, as?: string) =>
  server.call('GET', url, { headers: { accept: 'application/x-ndjson' }, ...(as !== undefined && { as }) });

const linesOf = (body: string): readonly AnyRecord[] =>
  body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AnyRecord);

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles, Lots]));
  const changes = Array.from({ length: COUNT }, (_, index) => ({
    resource: 'Articles',
    action: 'create' as const,
    values: { nom: `Article ${String(index).padStart(4, '0')}`, ordre: index },
  }));
  const author = { id: 'essai', name: '' };
  expect((await server.tenant.store.apply({ author, origin: 'test', changes })).applied).toBe(true);
});

describe('a list as JSON Lines', () => {
  it('contains every record of its pages, in order', async () => {
    const answer = await asLines('/api/Articles?OrderBy=nom&OrderByDescending=true');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['content-type']).toBe('application/x-ndjson');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const lines = linesOf(answer.body);
    expect(lines).toHaveLength(COUNT);
    const page = await server.call('GET', '/api/Articles?OrderBy=nom&OrderByDescending=true&PageNumber=1&PageSize=100');
    expect(lines.slice(0, 100)).toEqual(page.json<{ readonly items: readonly AnyRecord[] }>().items);
  });

  it('applies filter and search', async () => {
    const filter = JSON.stringify({ field: 'ordre', operator: 'lessThan', value: 5 });
    const found = linesOf((await asLines(`/api/Articles?Filter=${encodeURIComponent(filter)}&OrderBy=nom`)).body);
    expect(found.map(({ ordre }) => ordre)).toEqual([0, 1, 2, 3, 4]);
    expect(linesOf((await asLines('/api/Articles?Search=0042')).body)).toHaveLength(1);
    expect((await asLines('/api/Articles?Search=inconnu')).body).toBe('');
  });

  it('is refused like its pages', async () => {
    expect((await asLines('/api/Articles', await server.tokenFor([]))).statusCode).toBe(403);
    expect((await asLines('/api/Articles?Nombre=3')).statusCode).toBe(400);
    expect((await asLines('/api/Articles/999999/lots')).statusCode).toBe(404);
  });
});
