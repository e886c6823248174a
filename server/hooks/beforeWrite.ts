import type pg from 'pg';
import type { Fields, RecordOf, ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { Issues } from '../../src/resources/records/validate';
import { refused, type RowRule, type WrittenRow } from '../database/changes/changeTypes';

export interface WrittenRecord<F extends Fields> {
  readonly id: number;
  /** Absent for a creation. */
  readonly before?: RecordOf<{ readonly fields: F }>;
  /** Absent for a deletion. */
  readonly after?: RecordOf<{ readonly fields: F }>;
}

interface WriteContext {
  /** The transaction's connection; other connections must not be used meanwhile. */
  readonly client: pg.ClientBase;
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
 * Checks each write of a resource with code, within the transaction, whatever the API used, after the declaration
 * accepted it. Issues, by field, refuse that write; others go on.
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
