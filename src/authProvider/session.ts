import { ErrorResponse, ErrorTimeout, type User } from 'oidc-client-ts';
import type { Environment } from '../environment/environment';
import type { Language } from '../resources/language/words';
import { PRESENTATION } from '../resources/routes/addresses';
import { oneRenewal } from './oneRenewal';
import { forgetPerson } from './person';
import { returnAddress } from './returnAddress';
import { beginAgainHere, endHere, hasEndedHere } from './endedHere';
import { beginSignOut, connectOtherTabs, hasSignedOut } from './otherTabs';
import { createSignInStates } from './signInStates';
import { createUserManager, EXPIRY_MARGIN } from './userManager';
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
  /** Calls `listener` whenever the token was renewed, because rights may have changed. @returns what ends it */
  readonly onRenewed: (listener: () => void) => () => void;
}

/** Ties an identity token to the sign-in that asked for it; some identity providers insist on it. */
const newNonce = () => crypto.randomUUID();

/** Seconds since 1970, as tokens count them. */
const epoch = () => Math.floor(Date.now() / 1000);

const isExpiring = ({ expires_at: expiresAt }: User): boolean =>
  expiresAt !== undefined && expiresAt - epoch() < EXPIRY_MARGIN;
const isExpired = ({ expires_at: expiresAt }: User): boolean => expiresAt !== undefined && expiresAt <= epoch();

/** The identity provider knows of no session (or did not answer in the frame): a sign-in has to be seen. */
const hasNoSession = (error: unknown): boolean => error instanceof ErrorResponse || error instanceof ErrorTimeout;

/**
 * Makes the session of this tab with the environment's identity provider (section 4 of the specification).
 *
 * @param leave goes to an address of ours, when the session was ended without the identity provider
 * @param onSent told when our own identity provider has been asked for an unseen sign-in
 */
export function createSession(
  environment: Environment,
  leave = (address: string) => window.location.assign(address),
  onSent: () => void = () => undefined,
): Session {
  const states = createSignInStates();
  const manager = createUserManager(environment, states.store, onSent);
  const listeners = new Set<() => void>();
  let current: User | undefined;
  let renewing: Promise<User | undefined> | undefined;

  const tabs = connectOtherTabs(() => {
    current = undefined;
    forgetPerson();
    void manager.removeUser().then(() => leave(PRESENTATION));
  });
  // Only now: before the identity provider had ended its session, the other tabs would have signed in again.
  if (window.location.pathname === PRESENTATION && hasSignedOut()) tabs.tellSignedOut();

  /** By refresh token; where that one has ended, in the hidden frame. */
  const signInUnseen = () =>
    manager.signinSilent({ nonce: newNonce() }).catch((error: unknown) => {
      if (!(error instanceof ErrorResponse) || !current) throw error;
      return manager.signinSilent({ nonce: newNonce(), forceIframeAuth: true });
    });

  function renew(): Promise<User | undefined> {
    renewing ??= oneRenewal(signInUnseen)
      .then((user) => {
        current = user ?? undefined;
        listeners.forEach((listener) => listener());
        return current;
      })
      .catch((error: unknown) => {
        if (!hasNoSession(error)) throw error;
        current = undefined;
        return undefined;
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

  manager.events.addAccessTokenExpiring(() => {
    // The next call that needs the token asks again, and reports what went wrong.
    void renewOrKeep().catch(() => undefined);
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
    signIn(returnTo, language) {
      states.leave();
      return manager.signinRedirect({
        state: { returnTo },
        nonce: newNonce(),
        ...(language && { ui_locales: language }),
        // After signing out the person is asked again: they may sign in as another one.
        ...(hasEndedHere() && { prompt: 'login' }),
      });
    },
    async completeSignIn(url) {
      current = await manager.signinRedirectCallback(url);
      beginAgainHere();
      forgetView();
      const { state } = current;
      return returnAddress(
        typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined,
      );
    },
    async signOut() {
      // With a hint of the signed-in person the identity provider does not ask again.
      if (!current) await renew().catch(() => undefined);
      current = undefined;
      forgetPerson();
      beginSignOut();
      states.leave();
      if (await manager.metadataService.getEndSessionEndpoint()) return manager.signoutRedirect();
      await manager.removeUser();
      endHere();
      leave(PRESENTATION);
    },
    onRenewed(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
