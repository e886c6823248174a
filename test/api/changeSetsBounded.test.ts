import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeReport, ChangeRequest } from '../../src/resources/changes/changes';
import type { Problem } from '../../src/resources/protocol/problem';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { asLines, LINES } from '../support/changeSetCalls';
import { Articles, Rayons } from '../support/databaseResources';
import { isLongRun } from '../support/longRun';

// Limits of what change sets of one session may cost others (docs/decisions/0009-changes.md).

const registry = createRegistry([Rayons, Articles]);

const create = (values: object): ChangeRequest => ({ collection: 'Articles', action: 'create', values: { ...values } });

const named = (count: number, prefix: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, index]));

const post = (server: ApiServer, payload: string, as?: string) =>
  server.call('POST', '/api/changeSets?Preview=true', {
    payload,
    headers: { 'content-type': LINES },
    ...(as !== undefined && { as }),
  });

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(registry, { MAX_SPOOL_BYTES: '3000000', MAX_BODY_BYTES: '300000' });
});

describe('a change set', () => {
  it('reports at most twenty undeclared names, with suggestions for the first thousand', async () => {
    const rows = Array.from({ length: 60 }, (_, row) => create(named(30, `nom${row}x`)));
    const response = await post(server, asLines([create({ nomm: 'a' }), ...rows, create({ nomm: 'a' })]));
    const report = response.json<ChangeReport>();
    const codes = report.rows.map(({ issues = {} }) =>
      Object.values(issues).flatMap((some) => some.flatMap(({ code }) => (code.startsWith('unknown') ? code : []))),
    );
    expect(codes[0]).toEqual(['unknownFieldNearest']);
    expect(codes.slice(1, -1).map(({ length }) => length)).toEqual(rows.map(() => 20));
    expect(codes.at(-1)).toEqual(['unknownField']);
  });

  it.each([
    ['values', { nom: 'a', rayons: Array.from({ length: 10_001 }, (_, index) => index) }, 'tooManyValues'],
    ['levels', { nom: JSON.parse(`${'['.repeat(70)}${']'.repeat(70)}`) as unknown }, 'tooDeep'],
  ])('is refused with too many %s in a row', async (_, values, code) => {
    const response = await post(server, asLines([create(values)]));
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json<Problem>().type).toMatch(new RegExp(`${code}$`));
  });

  it('has a low limit if its caller may write only their own records', async () => {
    const large = asLines([
      create({ nom: 'a' }),
      ...Array.from({ length: 400 }, () => create({ nom: 'x'.repeat(900) })),
    ]);
    const reader = await server.tokenFor(['ARTICLES:read']);
    const writer = await server.tokenFor(['ARTICLES:create']);
    expect((await post(server, large, reader)).statusCode).toBe(413);
    expect((await post(server, large, writer)).statusCode).toBe(200);
  });

  it('is refused while others fill the spool', async () => {
    const large = asLines(Array.from({ length: 4_000 }, () => create({ nom: 'x'.repeat(900) })));
    const response = await post(server, large);
    expect(response.statusCode, response.body.slice(0, 300)).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.json<Problem>().type).toMatch(/spoolFull$/);
    expect((await post(server, asLines([create({ nom: 'a' })]))).statusCode).toBe(200);
    expect(await readdir(join(server.settings.SOCLE_DATA, 'spool'))).toEqual([]);
  });

  // The same code drops both formats, and filling a connection takes seconds: the second is for the long run.
  it.each(isLongRun() ? [LINES, 'application/json'] : [LINES])(
    'is dropped if its response in %s is not read',
    async (accept) => {
      const other = await openApiServer(registry, { UNREAD_SECONDS: '1' });
      await other.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = other.app.server.address() as AddressInfo;
      const token = await other.tokenFor(['ARTICLES:create']);
      // Exceeds the buffers of the network.
      const body = asLines(Array.from({ length: 2_000 }, () => create(named(20, 'x'.repeat(300)))));
      const call = send({
        port,
        method: 'POST',
        path: '/api/changeSets?Preview=true',
        headers: { host: 'localhost', 'content-type': LINES, accept, authorization: `Bearer ${token}` },
      });
      const connection = once(other.app.server, 'connection');
      call.end(body);
      const [response] = (await once(call, 'response')) as [IncomingMessage];
      // The client reads nothing, so the server closes the connection.
      const [socket] = (await connection) as [Socket];
      await once(socket, 'close');
      response.resume();
      const [error] = (await once(response, 'error')) as [NodeJS.ErrnoException];
      expect(error.code).toBe('ECONNRESET');
      expect((await post(other, asLines([create({ nom: 'a' })]))).statusCode).toBe(200);
      expect(await readdir(join(other.settings.SOCLE_DATA, 'spool'))).toEqual([]);
    },
  );
});
