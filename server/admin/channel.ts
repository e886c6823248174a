import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { messageOf } from '../database/errors';
import { channelDirectory, type ChannelAddress } from './channelFile';

/** The commands of the running server, by name, for processes that may read the data directory. What it throws is answered. */
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
  // A page in a browser can reach this port, but does not know the secret and is told nothing.
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
 * Opens a channel for the command line beside the running server: only this machine reaches it, and only who may read
 * the data directory knows its secret, which is another one at each start. A second process cannot open the embedded
 * database, so that commands go through the one that has it.
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
