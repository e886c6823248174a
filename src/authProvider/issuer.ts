import { ErrorResponse, ErrorTimeout, User } from 'oidc-client-ts';
import type { Environment } from '../environment/environment';
import type { Language } from '../resources/language/words';
import type { EarlySignIn } from './earlySignIn';
import { isExpiring, type SignedIn } from './signedIn';
import { createSignInStates } from './signInStates';
import { createUserManager } from './userManager';

export interface SeenSignIn {
  readonly returnTo: string;
  readonly language?: Language | undefined;
  /** Ask for credentials even if the provider has a session, so that another person can sign in. */
  readonly asksAgain: boolean;
}

/** The client of the identity provider. */
export interface Issuer {
  /** Signs in silently. @returns undefined without a session @throws if the provider cannot be reached */
  readonly renew: () => Promise<SignedIn | undefined>;
  /** Redirects to the provider. @throws if it cannot be reached */
  readonly signIn: (wish: SeenSignIn) => Promise<void>;
  /** @returns the person, and the address they wanted @throws if the sign-in was refused, or is unknown */
  readonly complete: (url: string) => Promise<{ readonly user: SignedIn; readonly returnTo: unknown }>;
  /** Redirects to the provider to end its session. @returns false if it cannot end sessions */
  readonly signOut: () => Promise<boolean>;
  readonly forget: () => Promise<void>;
}

/** Binds an ID token to its request; some providers require it. */
const newNonce = () => crypto.randomUUID();

/** The provider has no session, or did not answer in the frame: an interactive sign-in is needed. */
const hasNoSession = (error: unknown): boolean => error instanceof ErrorResponse || error instanceof ErrorTimeout;

/**
 * Creates the client of the environment's identity provider. It contains the library, which a page that signed in early
 * needs only for its first renewal.
 * @param early tokens of the early sign-in
 * @param onExpiring called when the token is about to expire
 */
export async function createIssuer(
  environment: Environment,
  early: EarlySignIn | undefined,
  onExpiring: () => void,
): Promise<Issuer> {
  const states = createSignInStates();
  const manager = createUserManager(environment, states.store);
  // A token that is already about to expire on arrival would trigger a renewal each second: leave it to the calls.
  let isBrief = false;
  manager.events.addUserLoaded((user) => {
    isBrief = isExpiring(user);
  });
  manager.events.addAccessTokenExpiring(() => {
    if (!isBrief) onExpiring();
  });
  if (early) {
    const user = new User(early);
    await manager.storeUser(user);
    await manager.events.load(user);
  }

  /** Renews by refresh token, or by the provider's session once that has expired. */
  const signInUnseen = () =>
    manager.signinSilent({ nonce: newNonce() }).catch(async (error: unknown) => {
      if (!(error instanceof ErrorResponse) || !(await manager.getUser())) throw error;
      return manager.signinSilent({ nonce: newNonce(), forceIframeAuth: true });
    });

  return {
    async renew() {
      try {
        return (await signInUnseen()) ?? undefined;
      } catch (error) {
        if (hasNoSession(error)) return undefined;
        throw error;
      }
    },
    signIn({ returnTo, language, asksAgain }) {
      states.leave();
      return manager.signinRedirect({
        state: { returnTo },
        nonce: newNonce(),
        ...(language && { ui_locales: language }),
        ...(asksAgain && { prompt: 'login' }),
      });
    },
    async complete(url) {
      const user = await manager.signinRedirectCallback(url);
      const { state } = user;
      return {
        user,
        returnTo: typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined,
      };
    },
    async signOut() {
      states.leave();
      if (await manager.metadataService.getEndSessionEndpoint()) {
        await manager.signoutRedirect();
        return true;
      }
      await manager.removeUser();
      return false;
    },
    forget: () => manager.removeUser(),
  };
}
