import { statusOf } from '../resources/common/narrow';
import type { AuthProvider } from 'ra-core';
import type { Grants } from '../resources/access/access';
import type { Extension } from '../resources/protocol/extensions';
import type { Registry } from '../resources/registry/registry';
import { HOME, NOT_AUTHORIZED } from '../resources/routes/addresses';
import { heldIn, rememberRights } from './held';
import { identityOf } from './identity';
import { mayDo } from './knownAccess';
import { beginLeaving, goTo, leaving } from './leavePage';
import { beginPerson, onAnotherPerson, rememberOfPerson } from './person';
import { refusalIn, rememberRefusal } from './refusedPage';
import type { Session } from './session';
import { clearOidcCookies } from './sessionCookies';

export interface AuthProviderOptions {
  readonly session: Session;
  /** Reads JSON below the API's base: `MyRights`. */
  readonly fetchJson: (address: string) => Promise<unknown>;
  readonly registry: Registry;
  readonly extensions: () => Promise<ReadonlySet<Extension>>;
  readonly leave?: (address: string) => void;
}

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** react-admin's authProvider: identity and rights (sections 4, 6 and 8 of the specification). */
export function createAuthProvider(options: AuthProviderOptions): AuthProvider {
  const { session, fetchJson, registry, extensions, leave = goTo } = options;
  let held: Promise<Grants> | undefined;
  let signingIn: Promise<never> | undefined;
  /** From then on a refused call must not sign in again, which would cancel the way to the sign-out. */
  let isSigningOut = false;
  const subject = () => session.user()?.id ?? '';
  session.onRenewed(() => {
    held = undefined;
  });
  onAnotherPerson(
    () => session.user()?.id,
    () => {
      beginLeaving();
      leave(HOME);
    },
  );

  function rights(): Promise<Grants> {
    held ??= fetchJson('MyRights').then(
      (answer) => {
        clearOidcCookies();
        beginPerson(subject());
        rememberRights(answer);
        return heldIn(answer);
      },
      (error: unknown) => {
        held = undefined;
        // An expired session must not count as a missing right, which would refuse the page.
        if (statusOf(error) !== 401 || session.isValid()) throw error;
        return signInAgain(here()).catch(() => {
          throw error;
        });
      },
    );
    return held;
  }

  /** One sign-in for all calls that fail together: a second one would return to the address of the first. */
  function signInAgain(returnTo: string): Promise<never> {
    if (isSigningOut) return leaving();
    beginLeaving();
    signingIn ??= session.signIn(returnTo).then(leaving, (error: unknown) => {
      signingIn = undefined;
      throw error;
    });
    return signingIn;
  }

  return {
    login: () => signInAgain(HOME),
    async logout() {
      isSigningOut = true;
      await session.signOut().catch((error: unknown) => {
        isSigningOut = false;
        throw error;
      });
      return leaving();
    },
    async checkAuth() {
      // Offline, assume a session: calls that need it will fail by themselves.
      const signedIn = await session.restore().catch(() => true);
      if (!signedIn) await signInAgain(here());
    },
    async checkError(error: unknown) {
      const status = statusOf(error);
      if (status !== 401 && status !== 403) return;
      // If the identity provider cannot be reached, let the caller report its own error.
      if (!session.isValid()) return signInAgain(here()).catch(() => undefined);
      // The page of refusals shows what it can: leaving for it again would never end.
      if (window.location.pathname === NOT_AUTHORIZED) return;
      rememberRefusal(
        refusalIn(typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined),
      );
      beginLeaving();
      leave(NOT_AUTHORIZED);
      // Never resolves: react-admin would take a refused write for a successful one.
      return leaving();
    },
    getPermissions: rights,
    async getIdentity() {
      const identity = identityOf(await fetchJson('MyProfile'), session.user());
      beginPerson(subject());
      rememberOfPerson('user', { ...identity, subject: subject() });
      return identity;
    },
    canAccess: async ({ resource, action }) =>
      mayDo(registry, await extensions(), await rights(), { resource, action }),
  };
}
