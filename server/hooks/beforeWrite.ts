import type pg from 'pg';
import type { Fields, RecordOf, ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { Issues } from '../../src/resources/records/validate';
import { refused, type RowRule, type WrittenRow } from '../database/changes/changeTypes';

/** A record as it was before a write and as it becomes by it, with the values that its declaration gives it. */
export interface WrittenRecord<F extends Fields> {
  readonly id: number;
  /** Absent of a creation. */
  readonly before?: RecordOf<{ readonly fields: F }>;
  /** Absent of a deletion. */
  readonly after?: RecordOf<{ readonly fields: F }>;
}

/** What a hook within the transaction of a write may use. */
interface WriteContext {
  /** The transaction's own connection: nothing else of the database can be asked meanwhile. */
  readonly client: pg.ClientBase;
  /** The tenant's PostgreSQL schema. */
  readonly schema: string;
  readonly author: { readonly id: string; readonly name: string };
}

type Judge<F extends Fields> = (
  record: WrittenRecord<F>,
  context: WriteContext,
) => Issues | undefined | Promise<Issues | undefined>;

const recordOf = <F extends Fields>({ id, before, after }: WrittenRow): WrittenRecord<F> =>
  ({ id, ...(before && { before: { ...before, id } }), ...(after && { after: { ...after, id } }) }) as WrittenRecord<F>;

/**
 * Asks code about each write of a resource, in its transaction and in every way of writing, once its declaration has nothing
 * against it. What it answers refuses that write, with codes by field; the others go on.
 *
 * @example beforeWrite(Commandes, ({ after }) => after && after.total < 0 ? { total: [{ code: 'negative' }] } : undefined)
 */
export const beforeWrite = <F extends Fields>(schema: ResourceSchema<F>, judge: Judge<F>): RowRule => ({
  resources: [schema.name],
  async refuses(client, tenantSchema, rows, author) {
    const refusals = new Map<number, ReturnType<typeof refused>>();
    for (const row of rows) {
      const issues = await judge(recordOf<F>(row), { client, schema: tenantSchema, author });
      if (issues) refusals.set(row.place, refused('invalid', issues));
    }
    return refusals;
  },
});
