import type pg from 'pg';
import type { Words } from '../../src/resources/language/words';
import type { Values } from '../../src/resources/language/values';
import { identifier, raw, sql, toQuery } from '../database/sql';
import { heldRights } from '../identity/storage/accessTables';
import type { NotificationPayload } from './entries';
import type { OutboxTenant } from './outboxStore';

/** Days for which notifications are kept. */
const KEPT = 90;

type Queries = Pick<pg.ClientBase, 'query'>;

/** A stored in-app notification: its text and the values of the text's placeholders. */
export interface StoredNotification {
  readonly id: number;
  readonly resource: string;
  readonly recordId: number;
  readonly text: Words;
  readonly values: Values;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Notifies the named people, or all holders of one of the rights, except the author. */
export async function notify(
  client: Queries,
  schema: string,
  {
    resource,
    rowId,
    payload: { to, text, values, author },
  }: { readonly resource: string; readonly rowId: number; readonly payload: NotificationPayload },
): Promise<void> {
  const people =
    'rights' in to
      ? sql`select distinct h.identity_id from ${raw(heldRights(schema))} h where h.code || ':' || h.flag = any(${to.rights}::text[])`
      : sql`select distinct unnest(${to}::bigint[])`;
  await client.query(
    toQuery(sql`
      insert into ${identifier(schema, 'notification')} (person_id, resource, row_id, words, held)
      select p.id, ${resource}::text, ${rowId}::bigint, ${JSON.stringify(text)}::jsonb, ${JSON.stringify(values)}::jsonb
      from (${people}) p(id) where p.id is distinct from ${author ?? null}::bigint`),
  );
}

export async function notificationsOf(
  { database, schema }: OutboxTenant,
  personId: number,
  most: number,
): Promise<readonly StoredNotification[]> {
  const { rows } = await database.pool.query<StoredNotification>(
    toQuery(sql`
      select id, resource, row_id as "recordId", words as text, held as values, created_at as "createdAt"
      from ${identifier(schema, 'notification')} where person_id = ${personId} order by id desc limit ${most}`),
  );
  return rows;
}

export async function forgetNotifications({ database, schema }: OutboxTenant): Promise<void> {
  await database.pool.query(
    toQuery(
      sql`delete from ${identifier(schema, 'notification')} where created_at < now() - make_interval(days => ${KEPT})`,
    ),
  );
}
