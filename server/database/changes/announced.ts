import { sql, type Sql } from '../sql';

/** NOTIFY channel for committed change sets of all tenants of a database. */
export const CHANGES_CHANNEL = 'socle_changes';

export interface AnnouncedSet {
  readonly schema: string;
  readonly changeSet: number;
}

/**
 * Notifies listeners when the transaction commits. Sends only the id, because payloads are limited to 8,000 bytes.
 *
 * @param id the column of the statement that holds the change set's id
 */
export const announcing = (schema: string, id: Sql): Sql =>
  sql`pg_notify(${CHANGES_CHANNEL}, ${`${schema} `}::text || ${id})`;

/** Returns undefined if the payload is not one of ours. */
export function readAnnounced(payload: string | undefined): AnnouncedSet | undefined {
  const [schema = '', text = ''] = (payload ?? '').split(' ');
  const changeSet = Number(text);
  return schema !== '' && Number.isSafeInteger(changeSet) && changeSet > 0 ? { schema, changeSet } : undefined;
}
