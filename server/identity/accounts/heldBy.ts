import type { Grants } from '../../../src/resources/access';
import type { Account } from './account';

/** What a person holds, in the words of the API; `fonctions` are ids. */
export interface AccountRights {
  readonly rights: readonly string[];
  readonly fonctions: readonly string[];
  readonly fonctionsCode: readonly string[];
  readonly additionalInformationTags: readonly string[];
}

/** Everything that an account holds: the one place where rights come together. */
export const heldBy = ({ rights, fonctions, fonctionsCode, additionalInformationTags }: Account): AccountRights => ({
  rights: [...new Set(rights)].sort(),
  fonctions,
  fonctionsCode,
  additionalInformationTags,
});

/** What access rules are asked with, of an account. */
export const grantsOf = ({ rights, fonctionsCode }: Account): Grants => ({ rights, functionCodes: fonctionsCode });
