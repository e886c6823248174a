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
import { refusalIn, rememberRefusal } from './refusal';
import type { Session } from './session';
import { clearOidcCookies } from './sessionCookies';

export interface AuthProviderOptions {
  readonly session: Session;
  /** Reads JSON below the API's base: `MyRights`. */
  readonly fetchJson: (address: string) => Promise<unknown>;
  readonly registry: Registry;
  readonly extensions: () => Promise<ReadonlySet<Extension>>;
  /** Goes to an address of ours, with a new page. */
  readonly leave?: (address: string) => void;
}

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** react-admin's questions about who is signed in and what they may do (sections 4, 6 and 8 of the specification). */
export function createAuthProvider(options: AuthProviderOptions): AuthProvider {
  const { session, fetchJson, registry, extensions, leave = goTo } = options;
  let held: Promise<Grants> | undefined;
  let signingIn: Promise<never> | undefined;
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
        // A session that has ended is no right that is missing: the page would be refused.
        if (statusOf(error) !== 401 || session.isValid()) throw error;
        return signInAgain(here()).catch(() => {
          throw error;
        });
      },
    );
    return held;
  }

  /** Once, for all calls that notice: a second one would come back to where the first has led. */
  function signInAgain(returnTo: string): Promise<never> {
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
      await session.signOut();
      return leaving();
    },
    async checkAuth() {
      // Without a connection nothing can be decided: the calls that need it will say so.
      const signedIn = await session.restore().catch(() => true);
      if (!signedIn) await signInAgain(here());
    },
    async checkError(error: unknown) {
      const status = statusOf(error);
      if (status !== 401 && status !== 403) return;
      // Where the identity provider cannot be reached, the caller is told of the error that it had.
      if (!session.isValid()) return signInAgain(here()).catch(() => undefined);
      rememberRefusal(
        refusalIn(typeof error === 'object' && error !== null && 'body' in error ? error.body : undefined),
      );
      beginLeaving();
      leave(NOT_AUTHORIZED);
      // Neither answer: react-admin would take a refused write for one that was done.
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
