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

const AT_ONCE = 500;

/** Rows that a response holds in memory before it starts streaming. */
const MOST_AT_ONCE = 1_000;

export interface Answering {
  readonly progress: (finished: number, total: number) => void;
  readonly rows: (rows: readonly RowReport[]) => Promise<void>;
}

/** Runs the change set; if `signal` aborts, it rolls back. */
export type Work = (answering: Answering, signal: AbortSignal) => Promise<Omit<ChangeReport, 'rows'>>;

const wantsLines = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes(LINES_TYPE) === true;

/** Responds with one JSON value: in one piece if it is small, else streamed as fast as the client reads. */
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

/** Responds as the client accepts: one JSON value, or JSON lines (`application/x-ndjson`). */
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
