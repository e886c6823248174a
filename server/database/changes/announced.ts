import { sql, type Sql } from '../sql';

/** Where change sets are announced to all processes of a database. */
export const CHANGES_CHANNEL = 'socle_changes';

/** A change set that was committed, of the tenant whose schema it is. */
export interface AnnouncedSet {
  readonly schema: string;
  readonly changeSet: number;
}

/**
 * Announces a change set with its transaction, once it is committed. It says no more than which one it is: payloads end at
 * 8,000 bytes, and those who may read what was written read it themselves.
 *
 * @param id the column of the statement that holds its id
 */
export const announcing = (schema: string, id: Sql): Sql =>
  sql`pg_notify(${CHANGES_CHANNEL}, ${`${schema} `}::text || ${id})`;

/** Undefined for what no program of ours announces. */
export function readAnnounced(payload: string | undefined): AnnouncedSet | undefined {
  const [schema = '', text = ''] = (payload ?? '').split(' ');
  const changeSet = Number(text);
  return schema !== '' && Number.isSafeInteger(changeSet) && changeSet > 0 ? { schema, changeSet } : undefined;
}
