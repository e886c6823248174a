import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseBeforeParsing } from './refuseBeforeParsing';

let server: Server;

beforeAll(async () => {
  server = createServer({ headersTimeout: 100, connectionsCheckingInterval: 50 }, (_, response) => response.end('ok'));
  server.on('clientError', refuseBeforeParsing);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Everything that the server sends to a connection that sends only these bytes. */
async function saidTo(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  if (bytes) socket.write(bytes);
  return text(socket);
}

describe('headers that do not arrive in time', () => {
  it('partly sent: 408', async () => expect(await saidTo('GET / HTTP/1.1\r\nhost: x')).toMatch(/^HTTP\/1.1 408 /));

  it('never sent, as on spare connections of browsers: closed without a response', async () =>
    expect(await saidTo('')).toBe(''));
});

it('invalid HTTP: 400', async () => expect(await saidTo('BONJOUR\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /));
