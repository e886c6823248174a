import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Spool } from './changes/spool';
import type { Spools } from './changes/spools';

async function* textsIn(spool: Spool<string>): AsyncGenerator<string> {
  for await (const texts of spool.read(1)) yield* texts;
}

/**
 * Spools a text to disk and returns it as a stream, so that a slow client does not hold a database connection. If
 * writing fails, the client gets an error instead of a truncated response.
 *
 * @param log records a failure to close the file after the client has finished
 * @param write appends the text piece by piece
 * @throws {ProblemError} `spoolFull`; whatever `write` throws
 */
export async function spooledText(
  spools: Spools | undefined,
  log: Pick<FastifyRequest['log'], 'error'>,
  write: (append: (text: string) => Promise<void>) => Promise<void>,
): Promise<Readable> {
  if (!spools) throw new Error('a call that spools its answer was added without a place for it');
  const spool = await spools.open<string>();
  try {
    await write((text) => spool.append([text]));
  } catch (error) {
    await spool.close();
    throw error;
  }
  const text = Readable.from(textsIn(spool));
  text.once('close', () => {
    spool.close().catch((error: unknown) => log.error(error));
  });
  return text;
}
