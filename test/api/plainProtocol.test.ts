import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/resources/protocol/problem';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';

let server: ApiServer;
let port: number;

beforeAll(async () => {
  server = await openApiServer(createRegistry(schemas));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
});

async function exchange(...lines: readonly string[]): Promise<{ readonly head: string; readonly body: string }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body };
}

describe('requests that Node itself would reject silently', () => {
  it('a request without a Host is refused with a problem document', async () => {
    const { head, body } = await exchange('GET /api/Themes HTTP/1.1');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('application/problem+json');
    expect((JSON.parse(body) as Problem).type).toBe('/docs/errors/malformedRequest');
  });

  it('an unknown expectation is ignored', async () => {
    const { head } = await exchange('GET /health HTTP/1.1', 'Host: localhost', 'Expect: autre-chose');
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('HEAD returns the headers of GET, without a body', async () => {
    const whole = await exchange('GET /openapi.json HTTP/1.1', 'Host: localhost');
    const { head, body } = await exchange('HEAD /openapi.json HTTP/1.1', 'Host: localhost');
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(body).toBe('');
    expect(/^content-length: (\d+)$/im.exec(head)?.[1]).toBe(String(Buffer.byteLength(whole.body)));
    const refused = await exchange('HEAD /api/Themes HTTP/1.1', 'Host: localhost');
    expect(refused.head).toMatch(/^HTTP\/1\.1 401 /);
    expect(refused.body).toBe('');
  });
});

describe('an invalid id in the body of a hand-written call', () => {
  const NO_IDS = [1e-9, 0.5, -1, 0, 2 ** 53, 1e308, '1', null];

  let fonctionId: number;

  beforeAll(async () => {
    const payload = { code: 'ESSAI', libelle: 'Essai' };
    ({ id: fonctionId } = (await server.call('POST', '/api/Fonctions', { payload })).json<{ id: number }>());
  });

  it.each(NO_IDS)('%j is refused at its field', async (id) => {
    const cell = { fonctionId, droitId: 1, flag: 'read', granted: true };
    for (const [method, url, payload] of [
      ['POST', '/api/access/view-as', { identityId: id }],
      ['PUT', `/api/Fonctions/${fonctionId}/Droits`, [{ droitId: id, flag: 'read' }]],
      ['POST', '/api/access/apply', { changes: [{ ...cell, droitId: id }] }],
      ['POST', '/api/access/preview', { changes: [{ ...cell, fonctionId: id }] }],
    ] as const) {
      const answer = await server.call(method, url, { payload });
      expect([answer.statusCode, url], answer.body).toEqual([400, url]);
      expect(answer.json<Problem>().errors, url).toBeDefined();
    }
  });
});
