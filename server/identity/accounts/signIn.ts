import { isLocked, type Account } from './account';
import type { Accounts } from './accounts';
import { ACCOUNT_LIMIT, ADDRESS_LIMIT, SPREAD_LIMIT, type Attempts, type GuessLimit } from './attempts';
import { networkOf } from './networkOf';

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly device: string;
}

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly account: Account }
  /** Wrong address or password; the page must not reveal which. */
  | { readonly kind: 'refused' }
  /** Revealed only after the correct password. */
  | { readonly kind: 'locked' }
  /** Too many attempts; the next is allowed after `seconds`. */
  | { readonly kind: 'slowed'; readonly seconds: number };

/** Counters of an attempt with their limits, in the order in which they are checked. */
type Counters = readonly (readonly [key: string, limit: GuessLimit])[];

/** @returns seconds to wait; 0 if the attempt is allowed */
async function countAll(attempts: Attempts, counters: Counters, now: Date): Promise<number> {
  for (const [key, limit] of counters) {
    const seconds = await attempts.count(key, limit, now);
    if (seconds > 0) return seconds;
  }
  return 0;
}

/**
 * Checks a person's credentials. Guesses are counted per address, per account and network, and per account in total,
 * whether or not the account exists. A network from which the owner has signed in is exempt from the total, and a
 * browser with which the owner has signed in has its own counter, so that other people's guesses cannot lock the owner
 * out.
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
  // Shared counters lose only this attempt: an attacker could reset them with an account of their own.
  for (const [key, limit] of counters) await (limit === ACCOUNT_LIMIT ? attempts.forget(key) : attempts.takeBack(key));
  return isLocked(account, now) ? { kind: 'locked' } : { kind: 'signedIn', account };
}
