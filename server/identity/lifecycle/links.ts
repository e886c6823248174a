import type { IdentityStore } from '../storage/identityStore';
import { createOneTimeToken, type TokenPurpose } from '../tokens/oneTimeTokens';

/** Hours for which links work: a new colleague may be away at the weekend, a lost password is replaced at once. */
export const LINK_HOURS: Readonly<Record<TokenPurpose, number>> = {
  confirmAccount: 72,
  confirmEmail: 72,
  resetPassword: 1,
};

type Issue = (purpose: TokenPurpose) => Promise<string>;

// The three token routes of section 2 of the specification.
const ADDRESS: Readonly<Record<TokenPurpose, (userId: number, issue: Issue) => Promise<string>>> = {
  confirmAccount: async (userId, issue) =>
    `/confirmAccount/${userId}/${await issue('confirmEmail')}/${await issue('confirmAccount')}`,
  confirmEmail: async (userId, issue) => `/${userId}/confirmEmail/${await issue('confirmEmail')}`,
  resetPassword: async (userId, issue) => `/${userId}/resetPassword/${await issue('resetPassword')}`,
};

/**
 * Creates a one-time link, which invalidates earlier ones of its purpose.
 *
 * @param origin the tenant's public address, without a trailing slash
 * @example await makeLink(store, 'https://nord.example.org', 12, 'confirmAccount') // for a tenant's first administrator
 */
export async function makeLink(
  store: IdentityStore,
  origin: string,
  userId: number,
  purpose: TokenPurpose,
): Promise<string> {
  const issue: Issue = (ofToken) =>
    createOneTimeToken(store, { userId, purpose: ofToken, ttlMinutes: LINK_HOURS[purpose] * 60 });
  return origin + (await ADDRESS[purpose](userId, issue));
}
