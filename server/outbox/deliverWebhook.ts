import { SETTINGS } from '../../src/resources/registry/roles';
import type { Tenant } from '../tenants';
import { callWebhook } from './callWebhook';
import type { DueEntry } from './outboxStore';
import type { Delivered } from './delivered';
import { signature, signingKey } from './signature';
import { AddressRefused, webhookSetting, webhookUrl } from './webhookAddress';

type DueWebhook = Extract<DueEntry, { readonly kind: 'webhook' }>;

/** The receiver no longer wants the webhook (RFC 9110, 15.5.11), so it is not retried. */
const GONE = 410;

/** The reason for the delivery log, without any part of the response or address. */
function reasonOf(error: unknown): string {
  if (error instanceof AddressRefused) return error.message;
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)) return 'timeout';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'noConnection';
}

const bodyOf = (tenant: Pick<Tenant, 'id'>, { payload, ...entry }: DueWebhook): string =>
  JSON.stringify({
    id: entry.delivery,
    event: entry.name,
    tenant: tenant.id,
    resource: entry.resource,
    recordId: entry.rowId,
    action: entry.action,
    author: entry.authorName,
    at: entry.createdAt,
    values: payload.values,
    changed: payload.changed,
  });

/** Calls the webhook's currently configured address, with a fresh signature. */
export async function deliverWebhook(
  tenant: Pick<Tenant, 'id' | 'database' | 'schema' | 'store'>,
  entry: DueWebhook,
  { allowsPrivate, signal }: { readonly allowsPrivate: boolean; readonly signal: AbortSignal },
): Promise<Delivered> {
  const setting = await tenant.store.findBy(tenant.store.declared(SETTINGS), 'nom', webhookSetting(entry.name));
  try {
    const url = webhookUrl(String(setting?.values['valeur'] ?? ''), allowsPrivate);
    const body = bodyOf(tenant, entry);
    const signed = signature(await signingKey(tenant), Math.floor(Date.now() / 1_000), body);
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Socle-Webhook/1',
      'socle-event': entry.name,
      'socle-delivery': entry.delivery,
      'socle-signature': signed,
    };
    const status = await callWebhook({ url, headers, body, allowsPrivate, signal });
    const isTaken = status >= 200 && status < 300;
    return { isDelivered: isTaken, outcome: `HTTP ${status}`, isFinal: status === GONE };
  } catch (error) {
    return { isDelivered: false, outcome: reasonOf(error), isFinal: error instanceof AddressRefused };
  }
}
