import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { messageOf } from '../database/errors';
import { channelDirectory, type ChannelAddress } from './channelFile';

/** Commands by name, available to processes that may read the data directory. Errors are sent as the response. */
export type AdminCommands = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

export interface AdminChannel {
  close(): Promise<void>;
}

const isSecret = (given: string | undefined, secret: string): boolean => {
  const one = Buffer.from(given ?? '');
  const other = Buffer.from(`Bearer ${secret}`);
  return one.length === other.length && timingSafeEqual(one, other);
};

async function answer(
  request: IncomingMessage,
  secret: string,
  commands: AdminCommands,
): Promise<readonly [number, unknown]> {
  // A web page can reach this port, but does not know the secret.
  if (!isSecret(request.headers.authorization, secret)) return [403, { error: 'forbidden' }];
  const command = commands[(request.url ?? '').slice(1)];
  if (!command || request.method !== 'POST') return [404, { error: 'unknown command' }];
  try {
    return [200, await command(await json(request))];
  } catch (error) {
    return [400, { error: messageOf(error) }];
  }
}

/**
 * Opens a channel for the command line, because a second process cannot open the embedded database. Only this machine
 * can reach it, and only readers of the data directory know its secret, which changes on each start.
 */
export async function openAdminChannel(dataDirectory: string, commands: AdminCommands): Promise<AdminChannel> {
  const secret = randomBytes(32).toString('base64url');
  const handle = (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, secret, commands).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const directory = channelDirectory(dataDirectory);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, `${randomUUID()}.json`);
  await writeFile(file, JSON.stringify({ port, secret } satisfies ChannelAddress), { mode: 0o600 });
  return {
    async close() {
      await rm(file, { force: true });
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
