import { setImmediate } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { ChangeReport } from '../../../src/resources/changes/changes';
import type { Language } from '../../../src/resources/language/words';
import type { Registry } from '../../../src/resources/registry/registry';
import { KeyRefused } from '../../database/changes/keyedAnswers';
import { isRefused, type IncomingChange, type ChangeStream } from '../../database/changes/changeTypes';
import { sessionOf } from '../../identity/authenticate';
import { problem } from '../problem';
import { writeOrigin, writerOf } from '../resources/applyChange';
import { tenantOf } from '../tenantOf';
import { againstStored } from './against';
import type { Answering } from './answer';
import type { AskedRow } from './asked';
import type { Effects } from './effects';
import { reachOf } from './reading';
import { MOST_TEXT, type ReadBody } from './readBody';
import { draftOf, reportOf, type RowDraft } from './rowReport';
import type { Spool } from './spool';
import type { Spools } from './spools';

const WINDOW = 1_000;

/** Rows after which the event loop serves other requests. */
const IN_ONE_GO = 10;

export interface Run extends ReadBody {
  readonly asked: Spool<AskedRow>;
  /** Temporary files for the outcomes, until it is known whether they are applied. */
  readonly spools: Spools;
  readonly isPreview: boolean;
  readonly key: string | undefined;
  readonly language: Language;
}

/** Yields the spooled changes with the checks against stored records: functions cannot be spooled. */
async function* windows(
  request: FastifyRequest,
  registry: Registry,
  asked: Spool<AskedRow>,
): AsyncGenerator<readonly IncomingChange[]> {
  const reach = reachOf(request, registry);
  for await (const rows of asked.read(WINDOW, MOST_TEXT)) {
    const window: IncomingChange[] = [];
    for (const { asked: change } of rows) {
      if (isRefused(change)) {
        window.push(change);
        continue;
      }
      const schema = registry.get(change.resource);
      const against = againstStored(schema, change, (await reach(schema)).writable);
      window.push(against ? { ...change, against } : change);
    }
    yield window;
  }
}

/** Turns the outcomes, in the order of the changes, into drafts of the report. */
function sinkFor(
  request: FastifyRequest,
  registry: Registry,
  { asked, language }: Run,
  drafts: Spool<RowDraft>,
  effects: Effects,
): ChangeStream['sink'] {
  let rows = asked.read(1);
  let place = 0;
  return {
    async begin() {
      rows = asked.read(1);
      place = 0;
      effects.clear();
      await drafts.clear();
    },
    async take(outcomes) {
      const made: RowDraft[] = [];
      for (const outcome of outcomes) {
        // Formatting a thousand refusals would block other requests.
        if (made.length % IN_ONE_GO === IN_ONE_GO - 1) await setImmediate();
        const { value } = await rows.next();
        const row = value?.[0];
        if (!row) throw new Error('an outcome belongs to no change');
        effects.note(row, outcome);
        made.push(draftOf(registry, language, place, outcome, row, sessionOf(request).grants));
        place += 1;
      }
      await drafts.append(made);
    },
  };
}

/** Runs a change set and reports its rows. @throws {ProblemError} `stillRunning`, `idempotencyReused` */
export async function runChanges(
  request: FastifyRequest,
  registry: Registry,
  run: Run,
  effects: Effects,
  { progress, rows }: Answering,
  signal: AbortSignal,
): Promise<Omit<ChangeReport, 'rows'>> {
  const { asked, spools, isPreview, key, origin, mode, fingerprint } = run;
  const drafts = await spools.open<RowDraft>();
  try {
    const result = await tenantOf(request).store.run({
      ...writerOf(request),
      origin: origin === 'api' ? writeOrigin(request) : origin,
      mode,
      isPreview,
      ...(key !== undefined && { key: { text: key, fingerprint } }),
      source: { total: asked.count, windows: () => windows(request, registry, asked) },
      sink: sinkFor(request, registry, run, drafts, effects),
      onProgress: progress,
      signal,
    });
    const { applied, id, isRepetition } = result;
    if (applied && !isRepetition) await effects.follow(request);
    for await (const some of drafts.read(WINDOW, MOST_TEXT)) await rows(some.map((draft) => reportOf(draft, applied)));
    return { applied, ...(id !== undefined && { id }) };
  } catch (error) {
    throw error instanceof KeyRefused ? problem(error.reason) : error;
  } finally {
    await drafts.close();
  }
}
