import { problem } from '../../http/problem';
import { isLocked, type Account } from '../accounts/account';
import type { Accounts } from '../accounts/accounts';
import type { PersonClaims, AccessTokenClaims } from './userInfo';

/** The embedded issuer's subject is our account id. */
async function ownAccount(accounts: Accounts, { sub }: AccessTokenClaims): Promise<Account> {
  const account = await accounts.findById(Number(sub));
  if (account) return account;
  // The account was deleted; the sign-in page explains that without revealing which addresses exist.
  throw problem('invalidToken', { headers: { 'www-authenticate': 'Bearer realm="socle", error="invalid_token"' } });
}

/** Finds an external person by the token's subject, or else by e-mail address unless `email_verified` is false. */
async function foreignAccount(accounts: Accounts, claims: AccessTokenClaims, ask: AskMore): Promise<Account> {
  const bySubject = await accounts.findBySubject(claims.sub);
  if (bySubject) return bySubject;
  const { email, email_verified: verified } = claims.email === undefined ? await ask() : claims;
  const trusted = typeof email === 'string' && verified !== false ? email : undefined;
  const byEmail = trusted === undefined ? undefined : await accounts.findByEmail(trusted);
  // An account linked to another subject belongs to another person, even if the address matches.
  if (byEmail && byEmail.subject === null) return byEmail;
  throw problem('unknownAccount', { args: { name: trusted ?? claims.sub } });
}

type AskMore = () => Promise<PersonClaims>;

/**
 * Returns the account of a verified token.
 *
 * @param ask absent for the embedded issuer, whose subject suffices
 * @throws {ProblemError} `invalidToken` if the account was deleted, `unknownAccount` if the tenant does not know the
 *   person of an external issuer, `lockedAccount` if it is locked
 */
export async function accountOf(accounts: Accounts, claims: AccessTokenClaims, ask?: AskMore): Promise<Account> {
  const account = await (ask ? foreignAccount(accounts, claims, ask) : ownAccount(accounts, claims));
  if (isLocked(account, new Date())) throw problem('lockedAccount');
  return account;
}
