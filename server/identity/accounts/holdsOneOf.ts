import type pg from 'pg';
import type { ChangeSetHead } from '../../database/changes/changeTypes';
import { allRights, heldRights } from '../storage/accessTables';

/** Undefined for the program itself (`socle`), which has no account. */
export const accountOf = ({ id }: ChangeSetHead['author']): number | undefined =>
  /^[1-9]\d*$/.test(id) ? Number(id) : undefined;

/**
 * True if an author has one of these rights now, or is the program itself.
 *
 * @param db a transaction's client, or a pool
 * @param rights such as `IDENTITES:admin`
 * @param reach `somewhere` also accepts a right limited to some companies, if another check covers the record
 *   (`changes/limits.ts`)
 */
export async function holdsOneOf(
  db: Pick<pg.ClientBase, 'query'>,
  schema: string,
  author: ChangeSetHead['author'],
  rights: readonly string[],
  reach: 'everywhere' | 'somewhere' = 'everywhere',
): Promise<boolean> {
  const accountId = accountOf(author);
  if (accountId === undefined) return true;
  const held = reach === 'everywhere' ? heldRights(schema) : allRights(schema);
  const { rowCount } = await db.query(
    `SELECT 1 FROM ${held} h WHERE h.identity_id = $1 AND h.code || ':' || h.flag = ANY($2) LIMIT 1`,
    [accountId, rights],
  );
  return rowCount !== 0;
}
