import type pg from 'pg';
import { changedSides } from '../../../src/resources/records/changedValues';
import { parentIdOf, type StoreContext } from '../storeContext';
import { raw, sql, toQuery } from '../sql';
import { boundedName } from '../tables/names';
import { addedFiles } from '../quotas/written';
import { announcing } from './announced';
import type { Change, ChangeSetHead, WriteOutcome, RowOutcome } from './changeTypes';
import type { Values } from '../../../src/resources/language/values';

interface Written {
  readonly resource: string;
  readonly action: Change['action'];
  readonly id: number;
  readonly parentId?: number | undefined;
  readonly version: number;
  readonly before?: Values | undefined;
  readonly after?: Values | undefined;
}

const ADDED = { create: 1, update: 0, delete: -1 } as const;

const CHUNK = 1_000;

/** The written records in order: cascaded deletions come before the deleted record. */
function* writtenRows(
  context: StoreContext,
  { resource, action, parents }: Change,
  row: WriteOutcome,
): Generator<Written> {
  for (const one of row.owned ?? []) yield { ...one, action: 'delete' };
  const { id, version, before, after } = row;
  yield {
    resource,
    action,
    id,
    parentId: parentIdOf(context.table(resource).schema, parents),
    version,
    before,
    after,
  };
}

async function insertChangeSet(
  context: StoreContext,
  client: pg.ClientBase,
  { author, origin, reverts }: ChangeSetHead,
): Promise<number> {
  const query = sql`
    insert into ${context.system('change_set')} (author_id, author_name, origin, reverts)
    values (${author.id}, ${author.name}, ${origin}, ${reverts ?? null}::bigint)
    returning id, ${announcing(context.schema, raw('id'))}`;
  const { rows } = await client.query<{ id: number }>(toQuery(query));
  return rows[0]?.id ?? 0;
}

/** An update records only changed values; the others are in the record or in a later row. */
const keptValues = ({ action, before, after }: Written): Pick<Written, 'before' | 'after'> =>
  action === 'update' && before && after ? changedSides(before, after) : { before, after };

async function insertRows(
  context: StoreContext,
  client: pg.ClientBase,
  changeSet: number,
  first: number,
  written: readonly Written[],
): Promise<void> {
  const rows = written.map((row, index) => {
    const { resource, action, id, parentId, version } = row;
    const { before = null, after = null } = keptValues(row);
    return {
      ordinal: first + index,
      resource,
      row_id: id,
      parent_id: parentId ?? null,
      action,
      version,
      before,
      after,
    };
  });
  const query = sql`
    insert into ${context.system('change_row')}
      (change_set, ordinal, resource, row_id, parent_id, action, version, before, after)
    select ${changeSet}::bigint, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(ordinal integer, resource text, row_id bigint, parent_id bigint,
        action text, version integer, before jsonb, after jsonb)`;
  await client.query(toQuery(query));
}

interface ResourceTotal {
  /** Change in the number of records; may be negative. */
  added: number;
  /** Change in the number of files; `bytes` is the change in their size. */
  files: number;
  bytes: number;
  rows: number;
  readonly first: number;
}

/**
 * Increments table versions without waiting: if another writer has locked the row, a delta row is inserted, which the
 * next writer adds up.
 */
async function raiseVersions(
  context: StoreContext,
  client: pg.ClientBase,
  changeSet: number,
  totals: ReadonlyMap<string, ResourceTotal>,
): Promise<void> {
  const [versions, deltas] = [context.system('table_version'), context.system('table_delta')];
  for (const [resource, { added, files, bytes, rows, first }] of totals) {
    const query = sql`
      with free as (select resource from ${versions} where resource = ${resource} for update skip locked),
      left_over as (delete from ${deltas} d using free where d.resource = free.resource returning d.*),
      raised as (
        update ${versions} v set version = v.version + 1 + l.writes, row_count = v.row_count + ${added}::bigint + l.records,
          file_count = v.file_count + ${files}::bigint + l.files, file_bytes = v.file_bytes + ${bytes}::bigint + l.bytes
        from free, (
          select count(*) as writes, coalesce(sum(records), 0)::bigint as records,
            coalesce(sum(files), 0)::bigint as files, coalesce(sum(bytes), 0)::bigint as bytes
          from left_over
        ) l where v.resource = free.resource
      ),
      put as (
        insert into ${deltas} (resource, records, files, bytes)
        select ${resource}::text, ${added}::bigint, ${files}::bigint, ${bytes}::bigint where not exists (select from free)
      )
      insert into ${context.system('table_change')} (resource, version, change_set, row_count, first_row)
      values (${resource}, ${-changeSet}::bigint, ${changeSet}::bigint, ${rows}::integer, ${first}::integer)`;
    await client.query(toQuery(query, boundedName(`raise_${context.schema}`)));
  }
}

const isWritten = (row: RowOutcome | undefined): row is WriteOutcome =>
  row !== undefined && row.status !== 'refused' && row.status !== 'unchanged';

/** Records the author and the values before and after of each write of a change set. */
export class Recorder {
  readonly #totals = new Map<string, ResourceTotal>();
  #id: number | undefined;
  #ordinal = 0;

  constructor(
    private readonly context: StoreContext,
    private readonly client: pg.ClientBase,
    private readonly head: ChangeSetHead,
  ) {}

  /** @returns the ordinal of each change; undefined if nothing was written */
  async record(changes: readonly Change[], rows: readonly RowOutcome[]): Promise<readonly (number | undefined)[]> {
    const written: Written[] = [];
    const ordinals = changes.map((change, index) => {
      const row = rows[index];
      if (!isWritten(row)) return undefined;
      written.push(...writtenRows(this.context, change, row));
      return this.#ordinal + written.length - 1;
    });
    if (written.length === 0) return ordinals;
    this.#id ??= await insertChangeSet(this.context, this.client, this.head);
    for (let first = 0; first < written.length; first += CHUNK) {
      const part = written.slice(first, first + CHUNK);
      await insertRows(this.context, this.client, this.#id, this.#ordinal + first, part);
    }
    for (const [index, { resource, action, before, after }] of written.entries()) {
      const none = { added: 0, files: 0, bytes: 0, rows: 0, first: this.#ordinal + index };
      const total = this.#totals.get(resource) ?? none;
      const files = addedFiles(this.context.table(resource).schema, before, after);
      total.added += ADDED[action];
      total.files += files.files;
      total.bytes += files.bytes;
      total.rows += 1;
      this.#totals.set(resource, total);
    }
    this.#ordinal += written.length;
    return ordinals;
  }

  /** Increments the table versions. @returns the change set's id; undefined if nothing changed */
  async finish(): Promise<number | undefined> {
    if (this.#id !== undefined) await raiseVersions(this.context, this.client, this.#id, this.#totals);
    return this.#id;
  }
}
