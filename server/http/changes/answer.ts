import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeReport, RowReport } from '../../../src/resources/changes/changes';
import { declaredLabel } from '../../../src/resources/registry/collectionNames';
import type { Registry } from '../../../src/resources/registry/registry';
import type { Settings } from '../../settings';
import { languageOf } from '../../words';
import { problemDocument } from '../problemDocument';
import { toProblem } from '../toProblem';
import { goneSignal, writeWhenRead } from './backPressure';
import { LINES_TYPE } from '../../../src/resources/protocol/jsonLines';

/** How many rows a line of an answer holds. */
const AT_ONCE = 500;

/** How many rows an answer holds in memory before it is sent as it is made. */
const MOST_AT_ONCE = 1_000;

/** What a run tells its reader: how far it is, what became of its rows, and of the whole of it. */
export interface Answering {
  readonly progress: (finished: number, total: number) => void;
  readonly rows: (rows: readonly RowReport[]) => Promise<void>;
}

/** Does the work of an answer, and tells of it; ends it without anything kept where `signal` says so. */
export type Work = (answering: Answering, signal: AbortSignal) => Promise<Omit<ChangeReport, 'rows'>>;

const wantsLines = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes(LINES_TYPE) === true;

/** One JSON value: at once where it is small, else as it is made and no faster than it is read. */
export async function answerWhole(reply: FastifyReply, work: Work): Promise<ChangeReport | FastifyReply> {
  const signal = goneSignal(reply);
  let rows: RowReport[] = [];
  let out: PassThrough | undefined;
  const sendRows = async () => {
    const text = rows.map((row) => JSON.stringify(row)).join();
    rows = [];
    const stream = out ?? new PassThrough();
    if (!out) void reply.type('application/json; charset=utf-8').send(stream);
    await writeWhenRead(stream, `${out ? ',' : '{"rows":['}${text}`, signal);
    out = stream;
  };
  try {
    const report = await work(
      {
        progress: () => undefined,
        async rows(more) {
          rows.push(...more);
          if (rows.length > MOST_AT_ONCE) await sendRows();
        },
      },
      signal,
    );
    if (!out) return { ...report, rows };
    if (rows.length > 0) await sendRows();
    out.end(`],${JSON.stringify(report).slice(1)}`);
    return reply;
  } catch (error) {
    if (out) reply.raw.destroy();
    else if (!signal.aborted) throw error;
    return out ? reply : reply.hijack();
  }
}

interface LineAnswer {
  readonly out: PassThrough;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly problemOf: (error: unknown) => unknown;
}

/** Line by line, as it goes on. */
async function writeLines({ out, request, reply, problemOf }: LineAnswer, work: Work): Promise<void> {
  const signal = goneSignal(reply);
  const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`;
  try {
    const report = await work(
      {
        progress: (finished, total) => void out.write(lineOf({ progress: { finished, total } })),
        rows: async (rows) => {
          for (let first = 0; first < rows.length; first += AT_ONCE)
            await writeWhenRead(out, lineOf({ rows: rows.slice(first, first + AT_ONCE) }), signal);
        },
      },
      signal,
    );
    out.write(lineOf({ report }));
  } catch (error) {
    if (signal.aborted) request.log.info('a change set whose reader has gone was given up');
    else out.write(lineOf({ problem: problemOf(error) }));
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
    return problemDocument(found, language, declaredLabel(registry));
  };
  void reply
    .headers({ 'content-language': language, 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .type(LINES_TYPE)
    .send(out);
  await writeLines({ out, request, reply, problemOf }, work);
  return reply;
}
