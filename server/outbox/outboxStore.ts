import type { Database } from '../database/open';
import { quoted } from '../database/sql';
import type { CodePayload, MailPayload, NewEntry, NotificationPayload, WebhookPayload } from './entries';

export interface OutboxTenant {
  readonly database: Pick<Database, 'pool'>;
  readonly schema: string;
}

interface Stored extends Pick<NewEntry, 'name' | 'resource' | 'rowId' | 'action'> {
  readonly id: number;
  /** The same for each attempt, so that receivers can deduplicate. */
  readonly delivery: string;
  readonly authorName: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Includes the current attempt. */
  readonly attempts: number;
}

export type DueEntry =
  | (Stored & { readonly kind: 'webhook'; readonly payload: WebhookPayload })
  | (Stored & { readonly kind: 'mail'; readonly payload: MailPayload })
  | (Stored & { readonly kind: 'notification'; readonly payload: NotificationPayload })
  | (Stored & { readonly kind: 'code'; readonly payload: CodePayload });

export type DeliveryState = 'waiting' | 'sent' | 'failed';

/** Seconds for which a claimed entry belongs to one process; if that process dies, another one retries. */
const LEASE = 60;

/** Days for which finished entries are kept. */
const KEPT = 90;

const at = ({ schema }: OutboxTenant) => quoted(schema, 'outbox');

/** Claims due entries for this process; entries locked by other processes are skipped. */
export async function takeDue(tenant: OutboxTenant, most: number): Promise<readonly DueEntry[]> {
  const { rows } = await tenant.database.pool.query<DueEntry>(
    `update ${at(tenant)} o set attempts = o.attempts + 1, next_at = now() + make_interval(secs => ${LEASE})
     where o.id in (
       select id from ${at(tenant)} where state = 'waiting' and next_at <= now()
       order by next_at limit $1 for update skip locked)
     returning o.id, o.delivery, o.kind, o.name, o.resource, o.row_id as "rowId", o.action, o.author_name as "authorName",
       o.payload, o.created_at as "createdAt", o.attempts`,
    [most],
  );
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Records the outcome of an attempt. @param again seconds until the next attempt */
export async function settle(
  tenant: OutboxTenant,
  id: number,
  { state, outcome, again = 0 }: { readonly state: DeliveryState; readonly outcome: string; readonly again?: number },
): Promise<void> {
  await tenant.database.pool.query(
    `update ${at(tenant)} set state = $2, outcome = $3, next_at = now() + make_interval(secs => $4),
       finished_at = case when $2 = 'waiting' then null else now() end
     where id = $1`,
    [id, state, outcome, again],
  );
}

/** Queues an entry again, with all its attempts. @returns false if it does not exist */
export async function replay(tenant: OutboxTenant, id: number): Promise<boolean> {
  const { rowCount } = await tenant.database.pool.query(
    `update ${at(tenant)} set state = 'waiting', attempts = 0, next_at = now(), finished_at = null, outcome = null
      where id = $1`,
    [id],
  );
  return rowCount === 1;
}

export interface LoggedDelivery extends Pick<NewEntry, 'kind' | 'name' | 'resource' | 'action'> {
  readonly id: number;
  readonly recordId: number;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly createdAt: string;
  /** When the next attempt is due; null if finished. */
  readonly nextAt: string | null;
  readonly finishedAt: string | null;
  readonly outcome: string | null;
}

export async function listDeliveries(
  tenant: OutboxTenant,
  {
    state,
    page,
    pageSize,
  }: { readonly state?: DeliveryState | undefined; readonly page: number; readonly pageSize: number },
): Promise<{ readonly items: readonly LoggedDelivery[]; readonly totalCount: number }> {
  const where = `where $1::text is null or state = $1`;
  const [items, counted] = await Promise.all([
    tenant.database.pool.query<LoggedDelivery>(
      `select id, kind, name, resource, row_id as "recordId", action, state, attempts, created_at as "createdAt",
         case when state = 'waiting' then next_at end as "nextAt", finished_at as "finishedAt", outcome
       from ${at(tenant)} ${where} order by id desc limit $2 offset $3`,
      [state ?? null, pageSize, (page - 1) * pageSize],
    ),
    tenant.database.pool.query<{ count: number }>(`select count(*) as count from ${at(tenant)} ${where}`, [
      state ?? null,
    ]),
  ]);
  return { items: items.rows, totalCount: counted.rows[0]?.count ?? 0 };
}

export async function forgetDeliveries(tenant: OutboxTenant): Promise<void> {
  await tenant.database.pool.query(
    `delete from ${at(tenant)} where state <> 'waiting' and finished_at < now() - make_interval(days => ${KEPT})`,
  );
}
