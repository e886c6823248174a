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

/** The signed-in person's session: the only place that knows the tokens. */
export interface Session {
  readonly user: () => SignedInUser | undefined;
  /** Whether there is a token that is not about to expire. */
  readonly isValid: () => boolean;
  /** The access token, renewed where it is about to expire (`fresh`: in any case); undefined without a session. */
  readonly token: (wish?: 'fresh') => Promise<string | undefined>;
  /** Signs in unseen, where the identity provider still knows the person. @throws where it cannot be reached */
  readonly restore: () => Promise<boolean>;
  /** Leaves for the identity provider; comes back to `returnTo`. @throws where it cannot be reached */
  readonly signIn: (returnTo: string, language?: Language) => Promise<void>;
  /** Ends a sign-in at `/callback`. @returns the address that was asked for @throws where it was refused, or unknown */
  readonly completeSignIn: (url: string) => Promise<string>;
  /**
   * Signs out here and at the identity provider, which then leads to the presentation; the other tabs follow. Where the
   * provider cannot do that, the session ends here, and the next sign-in has to be seen.
   */
  readonly signOut: () => Promise<void>;
  /** Loads what a renewal needs; a later deployment may take the file away. */
  readonly prepareRenewal: () => void;
  /** Calls `listener` whenever the token was renewed, because rights may have changed. @returns what ends it */
  readonly onRenewed: (listener: () => void) => () => void;
}

/**
 * Makes the session of this tab with the environment's identity provider (section 4 of the specification).
 *
 * @param leave goes to an address of ours, when the session was ended without the identity provider
 * @param early how a sign-in ended that began before the application's files were there
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
          // The next call that needs the token asks again, and reports what went wrong.
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
  // Only now: before the identity provider had ended its session, the other tabs would have signed in again.
  if (window.location.pathname === PRESENTATION && hasSignedOut()) tabs.tellSignedOut();

  /** What the early sign-in has found; undefined where there was none, or it has told too little. */
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

  /** Without a connection, a token that has not ended still serves. */
  const renewOrKeep = () =>
    renew().catch((error: unknown) => {
      if (current && !isExpired(current)) return current;
      throw error;
    });

  // A page that the browser kept from before a redirect has lost its session.
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
      // After signing out the person is asked again: they may sign in as another one.
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
      // With a hint of the signed-in person the identity provider does not ask again.
      if (!current) await renew().catch(() => undefined);
      current = undefined;
      forgetPerson();
      beginSignOut();
      const { signOut } = await loadIssuer();
      if (await signOut()) return;
      endHere();
      leave(PRESENTATION);
    },
    // A renewal tells why it did not come.
    prepareRenewal: () => void loadIssuer().catch(() => undefined),
    onRenewed(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
