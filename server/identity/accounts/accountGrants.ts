import type { Grants } from '../../../src/resources/access/access';
import { joinExtents, type Extent, type LimitedGrants } from '../../../src/resources/access/extent';
import type { Account } from './account';

/** A person's rights and functions in the API's terms; `fonctions` are ids. */
export interface AccountRights {
  readonly rights: readonly string[];
  /** Rights that hold only for the companies of a profile. */
  readonly limitedRights: readonly string[];
  readonly fonctions: readonly string[];
  readonly fonctionsCode: readonly string[];
}

/** Returns the extent of each right that comes from limited profiles only. */
function extentsOf({ rights, rightsOfProfiles, profileExtents }: Account): Readonly<Record<string, Extent>> {
  const held = new Map<string, readonly Extent[]>();
  for (const { right, profilId } of rightsOfProfiles) {
    const extent = profileExtents[profilId];
    if (extent && !rights.includes(right)) held.set(right, [...(held.get(right) ?? []), extent]);
  }
  return Object.fromEntries([...held].map(([right, extents]) => [right, joinExtents(extents)]));
}

/** The only place that combines an account's rights. */
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

/** Grants for access rules, without the rights that are limited to some companies. */
export const grantsOf = ({ rights, fonctionsCode }: Account): Grants => ({ rights, functionCodes: fonctionsCode });

/** Grants together with the limited rights and their extents. */
export const limitedGrantsOf = (account: Account): LimitedGrants => ({
  grants: grantsOf(account),
  extents: extentsOf(account),
  person: { id: account.id, fonctions: account.fonctions.map(Number) },
});
