import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { cascadeResources, lockCascade } from './ownership';
import { lockRecords } from './rows';
import type { Change, ChangeSetHead, Permit } from './changeTypes';

/** The cascaded deletions that a permit watches. Finding them locks the records. */
async function ownedDeletions(
  context: StoreContext,
  client: pg.ClientBase,
  { resource, action, id, parents }: Change,
  permit: Permit,
): Promise<readonly Change[]> {
  if (action !== 'delete' || id === undefined || permit.includesParts === false) return [];
  const table = context.writable(resource);
  const [, ...others] = cascadeResources(context, table);
  if (!others.some((other) => permit.watches({ resource: other, action }))) return [];
  const [record] = (await lockRecords(context, client, table, 'delete', { ids: [id], parents })).values();
  if (!record) return [];
  const cascade = await lockCascade(context, client, table, record);
  return [...cascade].flatMap(([{ stored }, records]) =>
    [...records.keys()].map((one) => ({ resource: stored, action, id: one })),
  );
}

async function isAllowed(
  context: StoreContext,
  client: pg.ClientBase,
  author: ChangeSetHead['author'],
  change: Change,
  permit: Permit,
): Promise<boolean> {
  for (const asked of [change, ...(await ownedDeletions(context, client, change, permit))])
    if (permit.watches(asked) && !(await permit.allows(client, context.schema, author, asked))) return false;
  return true;
}

/**
 * Checked before any write, so that an earlier row cannot grant a right to a later one. Whether a missing permit is
 * needed is only known from the outcome.
 */
export async function missingPermits(
  context: StoreContext,
  client: pg.ClientBase,
  author: ChangeSetHead['author'],
  change: Change,
): Promise<readonly Permit[]> {
  const missing: Permit[] = [];
  for (const permit of context.permits)
    if (!(await isAllowed(context, client, author, change, permit))) missing.push(permit);
  return missing;
}
