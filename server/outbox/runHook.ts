import type { CommitHook } from '../hooks/afterCommit';
import type { Tenant } from '../tenants';
import type { Delivered } from './delivered';
import type { DueEntry } from './outboxStore';

type DueHook = Extract<DueEntry, { readonly kind: 'code' }>;

interface HookContext {
  readonly hooks: readonly CommitHook[];
  readonly signal: AbortSignal;
  readonly log: { error(details: object, message: string): void };
}

/** Errors are logged, and the hook is retried later. */
export async function runHook(
  tenant: Pick<Tenant, 'id' | 'name' | 'schema' | 'database' | 'store'>,
  entry: DueHook,
  { hooks, signal, log }: HookContext,
): Promise<Delivered> {
  const hook = hooks.find(({ resource, name }) => resource === entry.resource && name === entry.name);
  if (!hook) return { isDelivered: false, outcome: 'undeclared', isFinal: true };
  const id = entry.rowId;
  const { before, after } = entry.payload;
  const record = { id, ...(before && { before: { ...before, id } }), ...(after && { after: { ...after, id } }) };
  try {
    await hook.run(record, { tenant, delivery: entry.delivery, signal });
    return { isDelivered: true, outcome: 'done', isFinal: true };
  } catch (error) {
    log.error({ err: error, schema: tenant.schema, hook: entry.name, entry: entry.id }, 'afterCommit');
    return { isDelivered: false, outcome: 'codeFailed', isFinal: false };
  }
}
