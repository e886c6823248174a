import type pg from 'pg';
import { runChangeStream } from '../changes/changeStream';
import { CHUNK } from '../changes/chunks';
import {
  refused,
  type IncomingChange,
  type ChangeSetHead,
  type RefusalReason,
  type RowOutcome,
} from '../changes/changeTypes';
import type { StoreContext } from '../storeContext';
import { raw, sql, toQuery } from '../sql';
import { parentsOf } from './above';
import { chooser, inverseOf } from './inverse';
import { readableRow } from './readable';
import { readRows } from './recordedRows';
import type { Readable, RecordedRow } from './historyTypes';

/** What is to be taken back, and by whom. */
export interface RevertInput extends Pick<ChangeSetHead, 'author' | 'mode' | 'limits'> {
  /** Of the change set. */
  readonly id: number;
  /** Only these rows of it, with what was deleted with them; all where absent. */
  readonly ordinals?: readonly number[];
  readonly isPreview: boolean;
  /** What the author may see: the rest is refused as `forbidden`. */
  readonly readables: readonly Readable[];
  /** Why the author may not do the opposite of a row; undefined where they may. */
  readonly policy: (row: RecordedRow) => RefusalReason | undefined;
  /** Takes what became of each row, the last one of the change set first. */
  readonly take: (row: RecordedRow, outcome: RowOutcome, isReadable: boolean) => void;
  /** Forgets what was taken: it is run from the start. */
  readonly begin: () => void;
  readonly signal?: AbortSignal;
}

interface Step {
  readonly row: RecordedRow;
  readonly isReadable: boolean;
  readonly asked: IncomingChange;
}

/** The rows of a change set that are taken back, the last one first, with what takes each of them back. */
async function* stepsOf(
  context: StoreContext,
  client: pg.ClientBase,
  { id, ordinals, policy }: RevertInput,
  readable: ReadonlySet<number>,
): AsyncGenerator<readonly Step[]> {
  const isChosen = chooser(context, ordinals && new Set(ordinals));
  const declared = new Set(context.tables.map(({ schema }) => schema.name));
  for (let end = 2 ** 31 - 1; ;) {
    const within = sql`r.change_set = ${id} and r.ordinal < ${end}`;
    const rest = sql`order by r.ordinal desc limit ${CHUNK}`;
    const read = await readRows(context, client, within, rest);
    end = read.at(-1)?.ordinal ?? 0;
    const chosen = read.filter((row) => declared.has(row.resource) && isChosen(row));
    const parents = await parentsOf(context, client, chosen, true);
    yield chosen.map((row, index): Step => {
      const isReadable = readable.has(row.ordinal);
      const reason = isReadable ? policy(row) : 'forbidden';
      const above = parents[index];
      return {
        row: above ? { ...row, parents: above } : row,
        isReadable,
        asked: reason ? refused(reason) : inverseOf(row, above),
      };
    });
    if (read.length < CHUNK) return;
  }
}

/** The rows of a change set that its reader may see, by their ordinals. */
async function readableOrdinals(
  context: StoreContext,
  client: pg.ClientBase,
  { id, readables }: RevertInput,
): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ ordinal: number }>(
    toQuery(sql`select r.ordinal from ${context.system('change_row')} r
      where r.change_set = ${id} and ${readableRow(context, readables)}`),
  );
  return new Set(rows.map(({ ordinal }) => ordinal));
}

/** What became of taking a change set back. */
export interface RevertResult {
  readonly applied: boolean;
  /** Of the change set that took it back; absent where nothing changed. */
  readonly id?: number;
}

/**
 * Takes a recorded change set back by its opposite, written as a change set of its own: all of the rows that are asked
 * for or none, or (`good`) those without a write since.
 */
export async function revertSet(context: StoreContext, input: RevertInput): Promise<RevertResult> {
  const { id, author, limits, mode, isPreview, ordinals, signal } = input;
  let steps: Step[] = [];
  let refusals = 0;
  // What one may see is what one saw before: read once for a transaction, before it writes.
  let readable: ReadonlySet<number> | undefined;
  const result = await runChangeStream(context, {
    author,
    origin: 'revert',
    reverts: id,
    isPreview,
    ...(mode && { mode }),
    ...(limits && { limits }),
    ...(signal && { signal }),
    source: {
      total: await rowCount(context, id),
      async *windows(client) {
        steps = [];
        readable ??= await readableOrdinals(context, client, input);
        for await (const window of stepsOf(context, client, input, readable)) {
          steps.push(...window);
          yield window.map(({ asked }) => asked);
        }
      },
    },
    sink: {
      async begin() {
        refusals = 0;
        readable = undefined;
        input.begin();
      },
      async take(rows) {
        const window = steps.splice(0, rows.length);
        for (const [index, outcome] of rows.entries()) {
          const step = window[index];
          if (!step) throw new Error('an outcome belongs to no row');
          if (outcome.status === 'refused') refusals += 1;
          input.take(step.row, outcome, step.isReadable);
        }
      },
    },
  });
  if (result.id !== undefined && !ordinals && refusals === 0) await markComplete(context, result.id);
  return result;
}

/** Whether every one of these rows is in a change set. */
export async function hasRows(context: StoreContext, id: number, ordinals: readonly number[]): Promise<boolean> {
  const { rows } = await context.pool.query<{ count: number }>(
    toQuery(sql`select count(*) as count from ${context.system('change_row')}
      where change_set = ${id} and ordinal = any(${ordinals}::integer[])`),
  );
  return rows[0]?.count === new Set(ordinals).size;
}

async function rowCount(context: StoreContext, id: number): Promise<number> {
  const { rows } = await context.pool.query<{ count: number }>(
    toQuery(sql`select count(*) as count from ${context.system('change_row')} where change_set = ${id}`),
  );
  return rows[0]?.count ?? 0;
}

/** Nothing of the change set is left: every row was taken back, or was so already. */
async function markComplete(context: StoreContext, id: number): Promise<void> {
  const all = raw('reverts_all = true');
  await context.pool.query(toQuery(sql`update ${context.system('change_set')} set ${all} where id = ${id}`));
}
