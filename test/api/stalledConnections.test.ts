import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Articles, Rayons } from '../support/databaseResources';

let server: ApiServer;
let port: number;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles]), { UNREAD_SECONDS: '1' });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});

/** A connection that has sent the headers of a request, and part of its body. */
async function begin(path: string, body: string, headers: readonly string[] = []): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = [`POST ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json', 'content-length: 100'];
  socket.write(`${[...head, ...headers].join('\r\n')}\r\n\r\n${body}`);
  return socket;
}

async function saidBy(socket: Socket): Promise<string> {
  let said = '';
  socket.on('data', (piece) => (said += String(piece)));
  // The server resets the connection if a byte arrives after it has closed it.
  socket.on('error', (error) => expect(error).toHaveProperty('code', expect.stringMatching(/^(?:ECONNRESET|EPIPE)$/)));
  await new Promise((resolve) => socket.once('close', resolve));
  return said;
}

describe('a connection', () => {
  it('whose body does not arrive is cut', async () => {
    const token = await server.tokenFor(['ARTICLES:create']);
    expect(await saidBy(await begin('/api/Articles', '{"nom"', [`authorization: Bearer ${token}`]))).toBe('');
  });

  it('whose body arrives byte by byte is cut', async () => {
    const token = await server.tokenFor(['ARTICLES:create']);
    const socket = await begin('/api/Articles', '{', [`authorization: Bearer ${token}`]);
    const drip = setInterval(() => socket.write(' '), 100);
    socket.once('close', () => clearInterval(drip));
    expect(await saidBy(socket)).toBe('');
  });

  it('that is refused before the end of its body is answered, and cut', async () => {
    expect(await saidBy(await begin('/api/Articles', '{"nom"'))).toMatch(/^HTTP\/1.1 401 /);
  });

  it('whose responses are not read is cut', async () => {
    const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
    const socket = connect(port, '127.0.0.1');
    const [served] = await connected;
    // Exceeds the socket buffers, as nothing here reads.
    const request = ['GET /openapi.json HTTP/1.1', 'host: localhost', '', ''].join('\r\n');
    socket.write(request.repeat(500));
    await once(served, 'close');
    expect(served.bytesWritten).toBeGreaterThan(0);
    socket.destroy();
  }, 30_000);
});
