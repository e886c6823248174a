import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { channelDirectory, type ChannelAddress } from './channelFile';

const addressSchema = z.object({ port: z.number().int(), secret: z.string() });

export class NotRunning extends Error {
  override readonly name = 'NotRunning';
}

const isRefusedConnection = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { readonly code?: string } | undefined)?.code === 'ECONNREFUSED';

/** Undefined if the connection is refused; other errors are thrown, as the command may have been received. */
async function ask({ port, secret }: ChannelAddress, command: string, input: unknown): Promise<Response | undefined> {
  try {
    return await fetch(`http://127.0.0.1:${port}/${command}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  } catch (error) {
    if (isRefusedConnection(error)) return undefined;
    throw error;
  }
}

/**
 * Sends a command to a server that runs on the data directory; to any one if there are several.
 *
 * @throws {NotRunning} if there is no server
 * @throws {Error} with one line if the server refuses
 */
export async function askServer(dataDirectory: string, command: string, input: unknown): Promise<unknown> {
  const directory = channelDirectory(dataDirectory);
  for (const name of await readdir(directory).catch(() => [])) {
    const file = join(directory, name);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const response = text && (await ask(addressSchema.parse(JSON.parse(text)), command, input));
    // A killed server leaves its file behind, and its port may belong to another program by now.
    if (!response || response.status === 403) {
      await rm(file, { force: true });
      continue;
    }
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    throw new Error(z.object({ error: z.string() }).parse(answer).error);
  }
  throw new NotRunning(`Aucun serveur n'est en marche avec SOCLE_DATA=${dataDirectory} ; lancez « npm start ».`);
}
