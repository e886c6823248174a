import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeReport, RowReport } from '../../../src/resources/changes';
import { collectionLabel } from '../../../src/resources/collectionNames';
import type { Registry } from '../../../src/resources/registry';
import type { Settings } from '../../settings';
import { languageOf } from '../../words';
import { problemDocument } from '../problemDocument';
import { toProblem } from '../toProblem';
import { LINES_TYPE } from './lines';

/** How many rows a line of an answer holds. */
const AT_ONCE = 500;

/** What a run tells its reader: how far it is, what became of its rows, and of the whole of it. */
export interface Answering {
  readonly progress: (finished: number, total: number) => void;
  readonly rows: (rows: readonly RowReport[]) => Promise<void>;
}

/** Does the work of an answer, and tells of it; ends it without anything kept where `signal` says so. */
export type Work = (answering: Answering, signal: AbortSignal) => Promise<Omit<ChangeReport, 'rows'>>;

/** A signal that the reader of an answer has gone. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

const wantsLines = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes(LINES_TYPE) === true;

/** All of it at once. */
export async function answerWhole(reply: FastifyReply, work: Work): Promise<ChangeReport | FastifyReply> {
  const signal = goneSignal(reply);
  const rows: RowReport[] = [];
  try {
    const report = await work({ progress: () => undefined, rows: async (more) => void rows.push(...more) }, signal);
    return { ...report, rows };
  } catch (error) {
    if (!signal.aborted) throw error;
    // Nobody is there to be answered.
    return reply.hijack();
  }
}

/** Line by line, as it goes on. */
async function write(
  out: PassThrough,
  request: FastifyRequest,
  signal: AbortSignal,
  work: Work,
  problemOf: (error: unknown) => unknown,
): Promise<void> {
  const line = (value: unknown) => out.write(`${JSON.stringify(value)}\n`);
  try {
    const report = await work(
      {
        progress: (finished, total) => void line({ progress: { finished, total } }),
        rows: async (rows) => {
          for (let first = 0; first < rows.length; first += AT_ONCE)
            if (!line({ rows: rows.slice(first, first + AT_ONCE) })) await once(out, 'drain', { signal });
        },
      },
      signal,
    );
    line({ report });
  } catch (error) {
    if (signal.aborted) request.log.info('a change set whose reader has gone was given up');
    else line({ problem: problemOf(error) });
  }
  out.end();
}

/** Answers a change set as its reader wants it: whole, or line by line (`application/x-ndjson`). */
export async function answerChangeSet(
  request: FastifyRequest,
  reply: FastifyReply,
  { registry, settings }: { readonly registry: Registry; readonly settings: Settings },
  work: Work,
): Promise<ChangeReport | FastifyReply> {
  if (!wantsLines(request)) return answerWhole(reply, work);
  const out = new PassThrough();
  const language = languageOf(request.headers['accept-language']);
  const problemOf = (error: unknown) => {
    const found = toProblem(error, {
      reference: request.id,
      maxBodyBytes: settings.MAX_BODY_BYTES,
      accepted: LINES_TYPE,
    });
    if (found.status >= 500) request.log.error({ err: error, reference: request.id }, found.code);
    return problemDocument(found, language, (name) => collectionLabel(registry, name, language));
  };
  void write(out, request, goneSignal(reply), work, problemOf);
  return reply
    .headers({ 'content-language': language, 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type(LINES_TYPE)
    .send(out);
}
