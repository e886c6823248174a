import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { hasCode, LOCK_TIMEOUT } from '../errors';
import { Tally } from '../quotas/tally';
import { inTransaction } from '../transaction';
import { canBeRetried } from './constraintRefusals';
import { guarded } from './guards';
import { Handles } from './handles';
import { KeyedAnswer } from './keyedAnswers';
import { limitsAmong } from './limits';
import { Recorder } from './record';
import { survey } from './survey';
import { semaphoreOf, semaphorePer } from './semaphore';
import { isRefused, type ChangeStream, type Refusal, type StreamResult } from './changeTypes';
import { performWindow, type PerformedWindow } from './window';

const ATTEMPTS = 5;

/** Thrown to roll back a preview or a refused change set. */
class RolledBack extends Error {
  constructor() {
    super('rolled back on purpose');
  }
}

/** Thrown when a guard is violated: the transaction is run again without the changes that the guard watches. */
class Excluding extends Error {
  constructor(readonly refusals: ReadonlyMap<number, Refusal>) {
    super('run again without some of the changes');
  }
}

/** Records the changes of a window that were not refused, and its outcomes for the idempotency key. */
async function remember(window: PerformedWindow, recorder: Recorder, answer: KeyedAnswer | undefined): Promise<void> {
  const made = window.asked.flatMap((asked, index) => {
    const row = window.rows[index];
    return row && !isRefused(asked) ? [{ asked, row, index }] : [];
  });
  const ordinals = await recorder.record(
    made.map(({ asked }) => asked),
    made.map(({ row }) => row),
  );
  if (!answer) return;
  const byPlace = new Map(made.map(({ index }, place) => [index, ordinals[place]]));
  await answer.keep(
    window.rows,
    window.rows.map((_, index) => byPlace.get(index)),
  );
}

async function replay(answer: KeyedAnswer, stream: ChangeStream, result: StreamResult): Promise<StreamResult> {
  for await (const rows of answer.kept()) await stream.sink.take(rows);
  return { ...result, isRepetition: true };
}

interface Ran {
  readonly result: StreamResult;
  readonly announce?: () => void;
}

/** Runs a change set in a transaction. @throws {RolledBack}, {Excluding} to undo its writes */
async function run(
  context: StoreContext,
  client: pg.ClientBase,
  stream: ChangeStream,
  excluded: ReadonlyMap<number, Refusal>,
): Promise<Ran> {
  const { source, sink, isPreview, mode = 'all', key, onProgress, signal } = stream;
  await sink.begin();
  const answer = key && !isPreview ? new KeyedAnswer(context, client, stream.author.id, key) : undefined;
  const applied = await answer?.claim();
  if (answer && applied) return { result: await replay(answer, stream, applied) };
  const { missing, watched, written } = await survey(context, client, stream, excluded);
  const verdict = await guarded(context, client, watched);
  if (source.total > 1) await written.lock(client);
  const tally = await Tally.begin(context, client, stream);
  const recorder = new Recorder(context, client, stream);
  const handles = new Handles();
  let finished = 0;
  let isKept = !isPreview;
  for await (const asked of source.windows(client)) {
    signal?.throwIfAborted();
    const followed = { changes: [], rows: [] };
    const performed = await performWindow(context, client, asked, finished, {
      missing,
      excluded,
      handles,
      tally,
      limits: limitsAmong(context, stream.limits),
      author: stream.author,
      followed,
    });
    if (mode === 'all' && performed.rows.some(isRefused)) isKept = false;
    if (isKept) {
      await remember(performed, recorder, answer);
      await recorder.record(followed.changes, followed.rows);
    }
    await sink.take(performed.rows);
    finished += asked.length;
    onProgress?.(finished, source.total);
  }
  const broken = await verdict();
  if (broken.size > 0) throw new Excluding(broken);
  signal?.throwIfAborted();
  if (!isKept) throw new RolledBack();
  await tally?.countDay(client);
  const id = await recorder.finish();
  const announce = await tally?.settle(client);
  await answer?.finish(id);
  return { result: { applied: true, ...(id !== undefined && { id }) }, ...(announce && { announce }) };
}

async function runToEnd(context: StoreContext, stream: ChangeStream, begin = ''): Promise<StreamResult> {
  let excluded: ReadonlyMap<number, Refusal> = new Map();
  for (let attempt = 1; ;) {
    try {
      const { result, announce } = await inTransaction(
        context.pool,
        (client) => run(context, client, stream, excluded),
        begin,
      );
      announce?.();
      return result;
    } catch (error) {
      if (error instanceof RolledBack) return { applied: false };
      if (error instanceof Excluding) excluded = new Map([...excluded, ...error.refusals]);
      else if (attempt === ATTEMPTS || !canBeRetried(error)) throw error;
      else attempt += 1;
    }
  }
}

/** Milliseconds that a small write waits for a lock before it gives its connection back. */
const PATIENCE = 100;

/** Limits how many small writes wait longer for locks, so that connections stay free for others. */
const waitingTurnsOf = semaphorePer(2);

/** Runs a small write immediately; if a lock blocks it, runs it again in a queue of its own. */
async function runSmall(context: StoreContext, stream: ChangeStream): Promise<StreamResult> {
  try {
    return await runToEnd(context, stream, `; set local lock_timeout = ${PATIENCE}`);
  } catch (error) {
    if (!hasCode(error, LOCK_TIMEOUT)) throw error;
  }
  return waitingTurnsOf(context.pool).take(() => runToEnd(context, stream));
}

/**
 * Applies a change set of any length: all rows or none, or with mode `good` every row that is not refused. A preview
 * does the same and rolls back. Retries after deadlocks and serialization failures, and after a violated guard: then
 * without any of the changes that the guard watches.
 *
 * @throws {KeyRefused}, or the reason of `signal`; nothing is written
 */
export const runChangeStream = (context: StoreContext, stream: ChangeStream): Promise<StreamResult> =>
  stream.source.isHeld ? runSmall(context, stream) : semaphoreOf(context.pool).take(() => runToEnd(context, stream));
