import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { readRows } from '../history/recordedRows';
import type { RecordedRow } from '../history/historyTypes';
import { sql, toQuery } from '../sql';
import type { ChangeStream, RowOutcome, StreamResult } from './changeTypes';

/** The key is in use by a running change set, or was used for a different one. */
export class KeyRefused extends Error {
  constructor(readonly reason: 'stillRunning' | 'idempotencyReused') {
    super(reason);
    this.name = 'KeyRefused';
  }
}

/** How long a repetition is recognised. */
const KEPT = '30 days';

/** A stored outcome. Its values are not stored again: `ordinal` refers to the recorded row with them. */
interface KeptOutcome {
  readonly outcome: RowOutcome;
  readonly ordinal?: number | undefined;
}

interface KeptPart {
  readonly rows: readonly KeptOutcome[];
  readonly changeSet: number | null;
}

interface KeptKey {
  readonly fingerprint: string;
  readonly change_set: number | null;
}

/** Stores and repeats the answer to a change set under an author's idempotency key. */
export class KeyedAnswer {
  #parts = 0;

  constructor(
    private readonly context: StoreContext,
    private readonly client: pg.ClientBase,
    private readonly authorId: string,
    private readonly key: NonNullable<ChangeStream['key']>,
  ) {}

  /**
   * Locks the key until the transaction ends. @returns the result applied earlier under the key @throws {KeyRefused}
   */
  async claim(): Promise<StreamResult | undefined> {
    const { text, fingerprint } = this.key;
    const { rows: locks } = await this.client.query<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock(hashtext($1), hashtext($2)) as taken',
      [`keys:${this.context.schema}`, JSON.stringify([this.authorId, text])],
    );
    if (!locks[0]?.taken) throw new KeyRefused('stillRunning');
    const known = sql`select fingerprint, change_set from ${this.context.system('change_key')}
      where author_id = ${this.authorId} and key = ${text}`;
    const { rows } = await this.client.query<KeptKey>(toQuery(known));
    const [found] = rows;
    if (!found) {
      await this.#make();
      return undefined;
    }
    if (found.fingerprint !== fingerprint) throw new KeyRefused('idempotencyReused');
    return { applied: true, ...(found.change_set !== null && { id: found.change_set }) };
  }

  async #make(): Promise<void> {
    const keys = this.context.system('change_key');
    await this.client.query(toQuery(sql`delete from ${keys} where at < now() - ${KEPT}::interval`));
    const { text, fingerprint } = this.key;
    const query = sql`insert into ${keys} (author_id, key, fingerprint) values (${this.authorId}, ${text}, ${fingerprint})`;
    await this.client.query(toQuery(query));
  }

  /** Stores the outcomes of a window. @param ordinals of the recorded rows that hold their values */
  async keep(rows: readonly RowOutcome[], ordinals: readonly (number | undefined)[]): Promise<void> {
    const kept = rows.map((row, index): KeptOutcome => {
      if (row.status === 'refused') return { outcome: row };
      const { status, id, version, parents } = row;
      return { outcome: { status, id, version, ...(parents && { parents }) }, ordinal: ordinals[index] };
    });
    const query = sql`insert into ${this.context.system('change_answer')} (author_id, key, part, rows)
      values (${this.authorId}, ${this.key.text}, ${this.#parts}, ${JSON.stringify(kept)}::jsonb)`;
    await this.client.query(toQuery(query));
    this.#parts += 1;
  }

  async finish(changeSet: number | undefined): Promise<void> {
    if (changeSet === undefined) return;
    const query = sql`update ${this.context.system('change_key')} set change_set = ${changeSet}::bigint
      where author_id = ${this.authorId} and key = ${this.key.text}`;
    await this.client.query(toQuery(query));
  }

  /** Yields the stored outcomes in order, one window at a time. */
  async *kept(): AsyncGenerator<readonly RowOutcome[]> {
    for (let part = 0; ; part += 1) {
      const query = sql`
        select a.rows, k.change_set as "changeSet" from ${this.context.system('change_answer')} a
        join ${this.context.system('change_key')} k on k.author_id = a.author_id and k.key = a.key
        where a.author_id = ${this.authorId} and a.key = ${this.key.text} and a.part = ${part}`;
      const { rows } = await this.client.query<KeptPart>(toQuery(query));
      const [found] = rows;
      if (!found) return;
      const ordinals = found.rows.flatMap(({ ordinal }) => ordinal ?? []);
      const condition = sql`r.change_set = ${found.changeSet} and r.ordinal = any(${ordinals}::integer[])`;
      const recorded = ordinals.length > 0 ? await readRows(this.context, this.client, condition) : [];
      const byOrdinal = new Map(recorded.map((row) => [row.ordinal, row]));
      yield found.rows.map(({ outcome, ordinal }) => withValues(outcome, byOrdinal.get(ordinal ?? -1)));
    }
  }
}

function withValues(outcome: RowOutcome, row: RecordedRow | undefined): RowOutcome {
  if (outcome.status === 'refused' || !row) return outcome;
  const { before, after } = row;
  return { ...outcome, ...(before && { before }), ...(after && { after }) };
}
