import type { Account } from './account';

/** What a person holds, in the words of the API. Access rules read `rights` and `fonctionsCode`. */
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
