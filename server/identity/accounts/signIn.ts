import { isLocked, type Account } from './account';
import type { Accounts } from './accounts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, SPREAD_LIMIT, type Attempts, type GuessLimit } from './attempts';
import { networkOf } from './networkOf';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The network address that they came from. */
  readonly address: string;
  /** The secret of the browser that they came from. */
  readonly device: string;
}

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly account: Account }
  /** Address or password is wrong: which one is not said. */
  | { readonly kind: 'refused' }
  /** Only said after the right password. */
  | { readonly kind: 'locked' }
  /** Too many attempts: come back in `seconds`. */
  | { readonly kind: 'slowed'; readonly seconds: number };

/** What an attempt is counted by, in this order, and how often it may fail. */
type Counters = readonly (readonly [key: string, limit: GuessLimit])[];

/** @returns seconds to wait; 0 where the attempt may go on */
async function countAll(attempts: Attempts, counters: Counters, now: Date): Promise<number> {
  for (const [key, limit] of counters) {
    const seconds = await attempts.count(key, limit, now);
    if (seconds > 0) return seconds;
  }
  return 0;
}

/**
 * Decides whether a person may sign in. Guessing is slowed by address, by account and network, and by account from everywhere,
 * whether the account exists or not. Guesses from other networks do not slow a network from which the owner has signed in,
 * and no guesses of others slow a browser with which the owner has: it has a counter of its own.
 */
export async function signIn(
  { accounts, attempts }: { readonly accounts: Accounts; readonly attempts: Attempts },
  { email, password, address, device }: Credentials,
  now: Date,
): Promise<SignInOutcome> {
  const byAddress = `address:${address}`;
  const name = email.trim().toLowerCase();
  const byAccount = `account:${name}`;
  const byNetwork = `account:${name} network:${networkOf(address)}`;
  const byDevice = `account:${name} device:${device}`;
  const isKnown = await attempts.isKnown(byNetwork, now);
  const counters: Counters = (await attempts.isKnown(byDevice, now))
    ? [[byDevice, ACCOUNT_LIMIT]]
    : [
        [byAddress, ADDRESS_LIMIT],
        [byNetwork, ACCOUNT_LIMIT],
        ...(isKnown ? [] : [[byAccount, SPREAD_LIMIT] as const]),
      ];
  const seconds = await countAll(attempts, counters, now);
  if (seconds > 0) return { kind: 'slowed', seconds };

  const account = await accounts.findByEmail(email);
  const known = await accounts.verifyPassword(account, password);
  if (!account || !known) return { kind: 'refused' };
  await attempts.remember(byNetwork, now);
  await attempts.remember(byDevice, now);
  // Only this one attempt: a person with an account of their own must not get endless guesses at others.
  for (const [key, limit] of counters) await (limit === ACCOUNT_LIMIT ? attempts.forget(key) : attempts.takeBack(key));
  return isLocked(account, now) ? { kind: 'locked' } : { kind: 'signedIn', account };
}
