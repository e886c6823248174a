import type pg from 'pg';
import { runChangeStream } from '../changes/changeStream';
import { CHUNK } from '../changes/chunks';
import { refused, type IncomingChange, type ChangeSetHead, type RowOutcome } from '../changes/changeTypes';
import type { RefusalReason } from '../changes/refusalReasons';
import type { StoreContext } from '../storeContext';
import { raw, sql, toQuery } from '../sql';
import { parentsOf } from './above';
import { chooser, inverseOf } from './inverse';
import { readableRow } from './readable';
import { readRows } from './recordedRows';
import type { Readable, RecordedRow } from './historyTypes';

export interface RevertInput extends Pick<ChangeSetHead, 'author' | 'mode' | 'limits'> {
  readonly id: number;
  /** Undoes only these rows, and the deletions that they cascaded to; absent: all rows. */
  readonly ordinals?: readonly number[];
  readonly isPreview: boolean;
  /** The records that the author may see; others are refused as `forbidden`. */
  readonly readables: readonly Readable[];
  /** Why the author may not make the opposite of a row; undefined if allowed. */
  readonly policy: (row: RecordedRow) => RefusalReason | undefined;
  /** Receives the outcome of each row, starting with the last row of the change set. */
  readonly take: (row: RecordedRow, outcome: RowOutcome, isReadable: boolean) => void;
  /** Discards what was received: the transaction starts again. */
  readonly begin: () => void;
  readonly signal?: AbortSignal;
}

interface Step {
  readonly row: RecordedRow;
  readonly isReadable: boolean;
  readonly asked: IncomingChange;
}

/** Yields the rows to undo, last one first, with the changes that undo them. */
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

export interface RevertResult {
  readonly applied: boolean;
  readonly id?: number;
}

/** Writes the opposite as a new change set: all requested rows or none; with `good`, those not written since. */
export async function revertSet(context: StoreContext, input: RevertInput): Promise<RevertResult> {
  const { id, author, limits, mode, isPreview, ordinals, signal } = input;
  let steps: Step[] = [];
  let refusals = 0;
  // Visibility is decided by the state before the undo, so it is read once per transaction, before its writes.
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

/** Marks a change set as undoing all rows of another one. */
async function markComplete(context: StoreContext, id: number): Promise<void> {
  const all = raw('reverts_all = true');
  await context.pool.query(toQuery(sql`update ${context.system('change_set')} set ${all} where id = ${id}`));
}
