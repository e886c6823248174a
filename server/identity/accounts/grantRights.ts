import type { ChangeSetInput } from '../../database/changes/changeTypes';
import type { Store } from '../../database/store';
import { AccountRefused } from './accountRefused';

export interface FoundRight {
  readonly droitId: number;
  readonly flag: string;
}

/** Resolves rights such as `THEMES:read`. @throws {AccountRefused} with the names of unknown rights */
export async function findRights(store: Store, rights: readonly string[]): Promise<readonly FoundRight[]> {
  if (rights.length === 0) return [];
  const { items } = await store.list(store.declared('Droits'), {});
  const byCode = new Map(items.map(({ id, values }) => [values['code'], { id, flags: values['flags'] }]));
  const unknown: string[] = [];
  const found = [...new Set(rights)].flatMap((right): readonly FoundRight[] => {
    const [code = '', flag = ''] = right.split(':');
    const known = byCode.get(code);
    if (known && Array.isArray(known.flags) && known.flags.includes(flag)) return [{ droitId: known.id, flag }];
    unknown.push(right);
    return [];
  });
  if (unknown.length > 0) throw new AccountRefused(`Droits inconnus : ${unknown.join(', ')}.`);
  return found;
}

/** Grants rights directly to a user. @throws {AccountRefused} if the user has one already; none is granted then */
export async function grantRights(
  store: Store,
  author: ChangeSetInput['author'],
  identityId: number,
  rights: readonly FoundRight[],
): Promise<void> {
  if (rights.length === 0) return;
  const { applied } = await store.apply({
    author,
    origin: 'identity',
    changes: rights.map((right) => ({
      resource: 'IdentiteDroits',
      action: 'create',
      values: { identityId, ...right },
    })),
  });
  if (!applied) throw new AccountRefused('the rights are held already');
}
