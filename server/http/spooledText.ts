import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Spool } from './changes/spool';
import type { Spools } from './changes/spools';

async function* textsIn(spool: Spool<string>): AsyncGenerator<string> {
  for await (const texts of spool.read(1)) yield* texts;
}

/**
 * A text that waits on disk while its reader takes it, so that a slow reader holds nothing of the database. What goes
 * wrong while it is written is an error, and not an answer that ends in the middle.
 *
 * @param log hears of a file that cannot be closed once its reader is gone
 * @param write gives the pieces of the text in their order
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
