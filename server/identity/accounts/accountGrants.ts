import type { Grants } from '../../../src/resources/access/access';
import { joinExtents, type Extent, type LimitedGrants } from '../../../src/resources/access/extent';
import type { Account } from './account';

/** What a person holds, in the words of the API; `fonctions` are ids. */
export interface AccountRights {
  /** All of them, wherever they hold. */
  readonly rights: readonly string[];
  /** Those that hold within the companies of a profile only. */
  readonly limitedRights: readonly string[];
  readonly fonctions: readonly string[];
  readonly fonctionsCode: readonly string[];
}

/** Where each right holds that comes by profiles only, each of which counts for some companies. */
function extentsOf({ rights, rightsOfProfiles, profileExtents }: Account): Readonly<Record<string, Extent>> {
  const held = new Map<string, readonly Extent[]>();
  for (const { right, profilId } of rightsOfProfiles) {
    const extent = profileExtents[profilId];
    if (extent && !rights.includes(right)) held.set(right, [...(held.get(right) ?? []), extent]);
  }
  return Object.fromEntries([...held].map(([right, extents]) => [right, joinExtents(extents)]));
}

/** Everything that an account holds: the one place where rights come together. */
export function accountRightsOf(account: Account): AccountRights {
  const { rights, fonctions, fonctionsCode } = account;
  const limitedRights = Object.keys(extentsOf(account)).sort();
  return {
    rights: [...new Set([...rights, ...limitedRights])].sort(),
    limitedRights,
    fonctions,
    fonctionsCode,
  };
}

/** What access rules are asked with, of an account: no right that holds somewhere only. */
export const grantsOf = ({ rights, fonctionsCode }: Account): Grants => ({ rights, functionCodes: fonctionsCode });

/** The same with the rights that hold somewhere only, and where. */
export const limitedGrantsOf = (account: Account): LimitedGrants => ({
  grants: grantsOf(account),
  extents: extentsOf(account),
  person: { id: account.id, fonctions: account.fonctions.map(Number) },
});
