import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { channelFile } from './channelFile';

const addressSchema = z.object({ port: z.number().int(), secret: z.string() });

/**
 * Asks the server that runs on a data directory.
 *
 * @throws {Error} in one line, for a server that is not running and for what it refuses.
 */
export async function askServer(dataDirectory: string, command: string, input: unknown): Promise<unknown> {
  const notRunning = () =>
    new Error(`Aucun serveur n'est en marche avec SOCLE_DATA=${dataDirectory} ; lancez « npm start ».`);
  const text = await readFile(channelFile(dataDirectory), 'utf8').catch(() => {
    throw notRunning();
  });
  const { port, secret } = addressSchema.parse(JSON.parse(text));
  const response = await fetch(`http://127.0.0.1:${port}/${command}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  }).catch(() => {
    // A server that was killed leaves its file behind.
    throw notRunning();
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  throw new Error(z.object({ error: z.string() }).parse(answer).error);
}
