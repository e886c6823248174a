import type { Environment } from '../environment/environment';
import type { Language } from '../resources/language/words';
import { PRESENTATION } from '../resources/routes/addresses';
import type { EarlyOutcome, EarlySignIn } from './earlySignIn';
import { beginAgainHere, endHere, hasEndedHere } from './endedHere';
import type { Issuer } from './issuer';
import { oneRenewal } from './oneRenewal';
import { beginSignOut, connectOtherTabs, hasSignedOut } from './otherTabs';
import { forgetPerson } from './person';
import { returnAddress } from './returnAddress';
import { isExpired, isExpiring, type SignedIn } from './signedIn';
import { forgetView } from './viewAs';

export interface SignedInUser {
  readonly id: string;
  readonly name?: string | undefined;
}

/** The signed-in person's session. Nothing else handles tokens. */
export interface Session {
  readonly user: () => SignedInUser | undefined;
  /** There is a token that is not about to expire. */
  readonly isValid: () => boolean;
  /** The access token; renewed if it is about to expire, or always with `fresh`. Undefined without a session. */
  readonly token: (wish?: 'fresh') => Promise<string | undefined>;
  /** Signs in silently, if the provider still has a session. @throws if it cannot be reached */
  readonly restore: () => Promise<boolean>;
  /** Redirects to the identity provider, which returns to `returnTo`. @throws if it cannot be reached */
  readonly signIn: (returnTo: string, language?: Language) => Promise<void>;
  /** Completes a sign-in at `/callback`. @returns the requested address @throws if it was refused, or is unknown */
  readonly completeSignIn: (url: string) => Promise<string>;
  /** Signs out in all tabs and at the provider; if that cannot end sessions, the next sign-in is interactive. */
  readonly signOut: () => Promise<void>;
  /** Loads the code for renewals early, because a later deployment may remove the file. */
  readonly prepareRenewal: () => void;
  /** Calls `listener` after each renewal, because rights may have changed. @returns unsubscribes */
  readonly onRenewed: (listener: () => void) => () => void;
}

/**
 * Creates this tab's session with the environment's identity provider (section 4 of the specification).
 * @param leave loads one of the portal's addresses after a local sign-out
 * @param early result of the sign-in that began before the application loaded
 */
export function createSession(
  environment: Environment,
  leave = (address: string) => window.location.assign(address),
  early?: Promise<EarlyOutcome>,
): Session {
  const listeners = new Set<() => void>();
  let current: SignedIn | undefined;
  let adopted: EarlySignIn | undefined;
  let begun = early;
  let renewing: Promise<SignedIn | undefined> | undefined;
  let issuer: Promise<Issuer> | undefined;

  function loadIssuer(): Promise<Issuer> {
    issuer ??= import('./issuer')
      .then(({ createIssuer }) =>
        createIssuer(environment, adopted, () => {
          // The next call that needs the token retries, and reports the failure.
          void renewOrKeep().catch(() => undefined);
        }),
      )
      .catch((error: unknown) => {
        issuer = undefined;
        throw error;
      });
    return issuer;
  }

  const tabs = connectOtherTabs(() => {
    current = undefined;
    forgetPerson();
    void Promise.resolve(issuer?.then(({ forget }) => forget())).then(() => leave(PRESENTATION));
  });
  // Only now: before the provider's session had ended, the other tabs would have signed in again.
  if (window.location.pathname === PRESENTATION && hasSignedOut()) tabs.tellSignedOut();

  /** The result of the early sign-in; undefined without one. */
  async function takeEarly(): Promise<EarlyOutcome | undefined> {
    const outcome = await begun;
    begun = undefined;
    if (outcome === undefined || typeof outcome === 'string') return outcome;
    adopted = outcome;
    return outcome;
  }

  async function signInUnseen(): Promise<SignedIn | undefined> {
    const outcome = await takeEarly();
    if (outcome === 'no-session') return undefined;
    if (outcome !== undefined && outcome !== 'unknown') return outcome;
    const { renew: ask } = await loadIssuer();
    return oneRenewal(ask);
  }

  function renew(): Promise<SignedIn | undefined> {
    renewing ??= signInUnseen()
      .then((user) => {
        current = user;
        if (user) listeners.forEach((listener) => listener());
        return user;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  /** Offline, a token that has not expired is still used. */
  const renewOrKeep = () =>
    renew().catch((error: unknown) => {
      if (current && !isExpired(current)) return current;
      throw error;
    });

  // A page from the back/forward cache has lost its session.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });

  return {
    user: () => current && { id: current.profile.sub, name: current.profile.name },
    isValid: () => current !== undefined && !isExpiring(current),
    async token(wish) {
      if (!current) return undefined;
      const user = wish === 'fresh' || isExpiring(current) ? await renewOrKeep() : current;
      return user?.access_token;
    },
    async restore() {
      if (current && !isExpiring(current)) return true;
      if (hasEndedHere()) return false;
      return (await renew()) !== undefined;
    },
    async signIn(returnTo, language) {
      const { signIn } = await loadIssuer();
      // After a local sign-out, ask for credentials, so that another person can sign in.
      return signIn({ returnTo, language, asksAgain: hasEndedHere() });
    },
    async completeSignIn(url) {
      const { complete } = await loadIssuer();
      const { user, returnTo } = await complete(url);
      current = user;
      beginAgainHere();
      forgetView();
      return returnAddress(returnTo);
    },
    async signOut() {
      // With the ID token as a hint, the provider does not ask for confirmation.
      if (!current) await renew().catch(() => undefined);
      current = undefined;
      forgetPerson();
      beginSignOut();
      const { signOut } = await loadIssuer();
      if (await signOut()) return;
      endHere();
      leave(PRESENTATION);
    },
    // A later renewal reports the failure.
    prepareRenewal: () => void loadIssuer().catch(() => undefined),
    onRenewed(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
