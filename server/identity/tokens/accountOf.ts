import { problem } from '../../http/problem';
import { isLocked, type Account } from '../accounts/account';
import type { Accounts } from '../accounts/accounts';
import type { PersonClaims, AccessTokenClaims } from './userInfo';

/** The account of a token of the embedded issuer: its subject is our id. */
async function ownAccount(accounts: Accounts, { sub }: AccessTokenClaims): Promise<Account> {
  const account = await accounts.findById(Number(sub));
  if (account) return account;
  // Deleted since: signing in again says so, in words that do not tell which addresses exist.
  throw problem('invalidToken', { headers: { 'www-authenticate': 'Bearer realm="socle", error="invalid_token"' } });
}

/** The account of a token of another issuer: by its subject, else by an address that it does not call unverified. */
async function foreignAccount(accounts: Accounts, claims: AccessTokenClaims, ask: AskMore): Promise<Account> {
  const bySubject = await accounts.findBySubject(claims.sub);
  if (bySubject) return bySubject;
  const { email, email_verified: verified } = claims.email === undefined ? await ask() : claims;
  const trusted = typeof email === 'string' && verified !== false ? email : undefined;
  const byEmail = trusted === undefined ? undefined : await accounts.findByEmail(trusted);
  // An account that belongs to another subject is not this person's, whatever the address.
  if (byEmail && byEmail.subject === null) return byEmail;
  throw problem('unknownAccount', { args: { name: trusted ?? claims.sub } });
}

/** What the issuer says of the token's owner besides the token. */
type AskMore = () => Promise<PersonClaims>;

/**
 * The account that a verified token speaks for.
 *
 * @param ask absent: the token is of the embedded issuer, and its subject is enough
 * @throws {ProblemError} `invalidToken` for one that was deleted, `unknownAccount` for a person whom another issuer
 *   knows and the tenant does not, `lockedAccount` for one that is locked.
 */
export async function accountOf(accounts: Accounts, claims: AccessTokenClaims, ask?: AskMore): Promise<Account> {
  const account = await (ask ? foreignAccount(accounts, claims, ask) : ownAccount(accounts, claims));
  if (isLocked(account, new Date())) throw problem('lockedAccount');
  return account;
}
