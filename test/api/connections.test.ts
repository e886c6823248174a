import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/resources/protocol/problem';
import { registry } from '../fixtures/everyKind';
import { openApiServer, type ApiServer } from '../support/apiServer';

let server: ApiServer;
let port: number;
let authorization: string;

beforeAll(async () => {
  server = await openApiServer(registry);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.app.server.address() as AddressInfo);
  authorization = `Bearer ${await server.tokenFor(['COMPLETS:admin'])}`;
});

const GIGABYTE = 1024 ** 3;

interface Sent {
  readonly response: IncomingMessage;
  /** Bytes of the body sent before the response arrived. */
  readonly sent: number;
}

/** Sends a body of a gigabyte until the server responds. */
function sendGigabyte(headers: RequestOptions['headers'], head = ''): Promise<Sent> {
  const chunk = Buffer.alloc(64 * 1024, 'a');
  return new Promise((resolve, reject) => {
    let sent = 0;
    const request = httpRequest({
      port,
      method: 'POST',
      path: '/api/Complets',
      headers: { host: 'localhost', authorization, ...headers },
    });
    const pump = () => {
      while (sent < GIGABYTE && !request.destroyed) {
        sent += chunk.length;
        if (!request.write(chunk)) {
          request.once('drain', pump);
          return;
        }
      }
    };
    request.once('response', (response) => {
      sent = Math.min(sent, GIGABYTE);
      resolve({ response, sent });
      request.destroy();
    });
    request.once('error', reject);
    if (head) request.write(head);
    pump();
  });
}

describe('a body of a gigabyte is refused without being read', () => {
  const form = 'multipart/form-data; boundary=x';
  const head =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';

  it.each([
    ['JSON of a known length', { 'content-type': 'application/json', 'content-length': GIGABYTE }, ''],
    ['JSON in chunks', { 'content-type': 'application/json' }, ''],
    ['a form of a known length', { 'content-type': form, 'content-length': GIGABYTE }, head],
    ['a form in chunks', { 'content-type': form }, head],
  ])('%s: 413', async (_what, headers, start) => {
    const { response, sent } = await sendGigabyte(headers, start);
    expect(response.statusCode).toBe(413);
    expect(sent).toBeLessThan(GIGABYTE / 4);
  });

  it('also for a client without a session', async () => {
    const { response, sent } = await sendGigabyte(
      { authorization: '', 'content-type': form, 'content-length': GIGABYTE },
      head,
    );
    expect(response.statusCode).toBe(401);
    expect(sent).toBeLessThan(GIGABYTE / 4);
  });

  it('a client that continues to send after the response is cut off', async () => {
    const socket = connect(port, '127.0.0.1');
    const headers = [
      'host: localhost',
      `authorization: ${authorization}`,
      'content-type: application/json',
      `content-length: ${GIGABYTE}`,
    ];
    const chunk = Buffer.alloc(64 * 1024, 'a');
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    // The server resets the connection.
    socket.on('error', () => undefined);
    socket.write(`POST /api/Complets HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    socket.on('drain', () => socket.write(chunk));
    socket.write(Buffer.concat([chunk, chunk]));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(socket.bytesWritten).toBeLessThan(GIGABYTE);
  });

  it('the server still answers others', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  });
});

async function sendRaw(bytes: string): Promise<{ readonly status: number; readonly body: Problem }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as Problem };
}

describe('invalid HTTP', () => {
  it('an unreadable request: 400', async () =>
    expect(await sendRaw('BONJOUR\r\n\r\n')).toMatchObject({
      status: 400,
      body: { type: '/docs/errors/malformedRequest' },
    }));

  it('endless headers: 431', async () =>
    expect(await sendRaw(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`)).toMatchObject({
      status: 431,
      body: { type: '/docs/errors/headersTooLarge' },
    }));

  it('a request without a host: 400', async () => {
    expect((await sendRaw('GET /health HTTP/1.1\r\nconnection: close\r\n\r\n')).status).toBe(400);
  });

  it('a huge query: 431', async () => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      httpRequest(
        { port, path: `/api/Complets?Search=${'a'.repeat(100_000)}`, headers: { host: 'localhost' } },
        resolve,
      )
        .on('error', reject)
        .end();
    });
    expect(response.statusCode).toBe(431);
    expect(await json(response)).toMatchObject({ status: 431 });
  });
});
