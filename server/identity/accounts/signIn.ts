import { isLocked, type Account } from './account';
import type { Accounts } from './accounts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, SPREAD_LIMIT, type Attempts } from './attempts';
import { networkOf } from './networkOf';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The network address that they came from. */
  readonly address: string;
}

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly account: Account }
  /** Address or password is wrong: nobody learns which. */
  | { readonly kind: 'refused' }
  /** Only said to somebody who knows the password. */
  | { readonly kind: 'locked' }
  /** Too many attempts: come back in `seconds`. */
  | { readonly kind: 'slowed'; readonly seconds: number };

/**
 * Decides whether a person may sign in. Guessing is slowed by address, by account and network, and by account from everywhere,
 * whether the account exists or not. Guesses from other networks do not slow a network from which the owner has signed in.
 */
export async function signIn(
  { accounts, attempts }: { readonly accounts: Accounts; readonly attempts: Attempts },
  { email, password, address }: Credentials,
  now: Date,
): Promise<SignInOutcome> {
  const byAddress = `address:${address}`;
  const name = email.trim().toLowerCase();
  const byAccount = `account:${name}`;
  const byNetwork = `account:${name} network:${networkOf(address)}`;
  const isKnown = await attempts.isKnown(byNetwork, now);
  const seconds =
    (await attempts.count(byAddress, ADDRESS_LIMIT, now)) ||
    (await attempts.count(byNetwork, ACCOUNT_LIMIT, now)) ||
    (isKnown ? 0 : await attempts.count(byAccount, SPREAD_LIMIT, now));
  if (seconds > 0) return { kind: 'slowed', seconds };

  const account = await accounts.findByEmail(email);
  const known = await accounts.verifyPassword(account, password);
  if (!account || !known) return { kind: 'refused' };
  await attempts.forget(byNetwork);
  await attempts.remember(byNetwork, now);
  if (!isKnown) await attempts.takeBack(byAccount);
  // Only this one: somebody with an account of their own must not get endless guesses at others.
  await attempts.takeBack(byAddress);
  return isLocked(account, now) ? { kind: 'locked' } : { kind: 'signedIn', account };
}
