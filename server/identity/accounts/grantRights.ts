import type { ChangeSetInput } from '../../database/changes/types';
import type { Store } from '../../database/store';
import { Droits } from '../../../src/resources/schemas/acces';
import { AccountRefused } from './accountRefused';

/** The ids of rights such as `THEMES:read`. @throws {AccountRefused} naming those that do not exist. */
async function rightIds(store: Store, rights: readonly string[]) {
  const { items } = await store.list(Droits, {});
  const byCode = new Map(items.map(({ id, values }) => [values['code'], { id, flags: values['flags'] }]));
  const found = rights.map((right) => {
    const [code = '', flag = ''] = right.split(':');
    const known = byCode.get(code);
    const exists = known && Array.isArray(known.flags) && known.flags.includes(flag);
    return { right, flag, droitId: exists ? known.id : undefined };
  });
  const unknown = found.filter(({ droitId }) => droitId === undefined).map(({ right }) => right);
  if (unknown.length > 0) throw new AccountRefused(`unknown rights: ${unknown.join(', ')}`);
  return found;
}

/**
 * Gives a user rights directly.
 *
 * @throws {AccountRefused} naming rights that do not exist; nothing is given then.
 */
export async function grantRights(
  store: Store,
  author: ChangeSetInput['author'],
  identityId: number,
  rights: readonly string[],
): Promise<void> {
  if (rights.length === 0) return;
  const wanted = await rightIds(store, [...new Set(rights)]);
  const { applied } = await store.apply({
    author,
    origin: 'identity',
    changes: wanted.map(({ droitId, flag }) => ({
      resource: 'IdentiteDroits',
      action: 'create',
      values: { identityId, droitId, flag },
    })),
  });
  if (!applied) throw new AccountRefused('the rights are held already');
}
