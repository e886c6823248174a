import { inParallel } from '../../src/resources/common/inParallel';
import type { Registry } from '../../src/resources/registry/registry';
import type { CommitHook } from '../hooks/afterCommit';
import type { Mailers } from '../mail/mailers';
import type { Settings } from '../settings';
import type { Tenant } from '../tenants';
import type { Delivered } from './delivered';
import { deliverMail } from './deliverMail';
import { deliverWebhook } from './deliverWebhook';
import { notify } from './notifications';
import { runHook } from './runHook';
import { settle, takeDue, type DueEntry } from './outboxStore';

/** Number of entries claimed at once; `AT_ONCE` of them are delivered in parallel. */
const TAKEN = 20;
const AT_ONCE = 4;

/** Attempts, over a day and a half, until a delivery fails for good. It can be replayed manually. */
const MOST_ATTEMPTS = 12;
const FIRST_PAUSE = 30;
const LONGEST_PAUSE = 6 * 3_600;

/** Seconds until the next attempt: doubled each time, with jitter. */
const pauseAfter = (attempts: number, random = Math.random()): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1)) * (0.8 + 0.4 * random);

export interface OutboxContext {
  readonly registry: Registry;
  readonly hooks: readonly CommitHook[];
  readonly mailers: Mailers;
  readonly settings: Pick<Settings, 'PUBLIC_SCHEME' | 'PUBLIC_PORT' | 'WEBHOOK_PRIVATE_ADDRESSES'>;
  readonly signal: AbortSignal;
  readonly log: { error(details: object, message: string): void };
}

export type OutboxOwner = Pick<Tenant, 'id' | 'name' | 'hosts' | 'schema' | 'database' | 'store'>;

async function deliverNotification(
  { database, schema }: OutboxOwner,
  entry: Extract<DueEntry, { readonly kind: 'notification' }>,
): Promise<Delivered> {
  await notify(database.pool, schema, entry);
  return { isDelivered: true, outcome: 'sent', isFinal: true };
}

function attempt(tenant: OutboxOwner, entry: DueEntry, context: OutboxContext): Promise<Delivered> {
  const { signal, settings } = context;
  switch (entry.kind) {
    case 'mail':
      return deliverMail(tenant, entry, context);
    case 'notification':
      return deliverNotification(tenant, entry);
    case 'code':
      return runHook(tenant, entry, context);
    case 'webhook':
      return deliverWebhook(tenant, entry, { allowsPrivate: settings.WEBHOOK_PRIVATE_ADDRESSES, signal });
  }
}

async function deliver(tenant: OutboxOwner, entry: DueEntry, context: OutboxContext): Promise<void> {
  const { signal, log } = context;
  // When the server stops, entries not begun are retried after their lease has expired.
  if (signal.aborted) return;
  try {
    const { isDelivered, outcome, isFinal } = await attempt(tenant, entry, context);
    if (signal.aborted && !isDelivered) return;
    if (isDelivered) await settle(tenant, entry.id, { state: 'sent', outcome });
    else if (isFinal || entry.attempts >= MOST_ATTEMPTS) await settle(tenant, entry.id, { state: 'failed', outcome });
    else await settle(tenant, entry.id, { state: 'waiting', outcome, again: pauseAfter(entry.attempts) });
  } catch (error) {
    log.error({ err: error, schema: tenant.schema, entry: entry.id }, 'outbox');
  }
}

/** Delivers due entries of a tenant. @returns whether there may be more */
export async function deliverDue(tenant: OutboxOwner, context: OutboxContext): Promise<boolean> {
  const due = await takeDue(tenant, TAKEN);
  await inParallel(due, (entry) => deliver(tenant, entry, context), AT_ONCE);
  return due.length === TAKEN;
}
