import { ErrorResponse, ErrorTimeout, User } from 'oidc-client-ts';
import type { Environment } from '../environment/environment';
import type { Language } from '../resources/language/words';
import type { EarlySignIn } from './earlySignIn';
import { isExpiring, type SignedIn } from './signedIn';
import { createSignInStates } from './signInStates';
import { createUserManager } from './userManager';

/** A sign-in that a person sees. */
export interface SeenSignIn {
  readonly returnTo: string;
  readonly language?: Language | undefined;
  /** The person is asked again, though the identity provider may know them: they may sign in as another one. */
  readonly asksAgain: boolean;
}

/** The identity provider, as a session speaks to it. */
export interface Issuer {
  /** Signs in unseen. @returns undefined where it knows no session @throws where it cannot be reached */
  readonly renew: () => Promise<SignedIn | undefined>;
  /** Leaves for it. @throws where it cannot be reached */
  readonly signIn: (wish: SeenSignIn) => Promise<void>;
  /** Ends a sign-in that was seen. @returns who is signed in, and where they wanted to go @throws where it was refused, or unknown */
  readonly complete: (url: string) => Promise<{ readonly user: SignedIn; readonly returnTo: unknown }>;
  /** Leaves for it to end its session. @returns false where it cannot do that: this page's own has ended */
  readonly signOut: () => Promise<boolean>;
  /** Forgets the tokens. */
  readonly forget: () => Promise<void>;
}

/** Ties an identity token to the sign-in that asked for it; some identity providers insist on it. */
const newNonce = () => crypto.randomUUID();

/** The identity provider knows of no session (or did not answer in the frame): a sign-in has to be seen. */
const hasNoSession = (error: unknown): boolean => error instanceof ErrorResponse || error instanceof ErrorTimeout;

/**
 * Makes what speaks to the environment's identity provider; it brings the library, which a page that signed in early needs
 * for its first renewal only.
 *
 * @param early what the page has signed in with already
 * @param onExpiring told when the token is about to expire
 */
export async function createIssuer(
  environment: Environment,
  early: EarlySignIn | undefined,
  onExpiring: () => void,
): Promise<Issuer> {
  const states = createSignInStates();
  const manager = createUserManager(environment, states.store);
  // A token that arrives as an expiring one would be followed by another each second: its calls renew it.
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

  /** By refresh token; where that one has ended, by the session of the identity provider. */
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
