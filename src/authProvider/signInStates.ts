import { InMemoryWebStorage, WebStorageStateStore, type StateStore } from 'oidc-client-ts';

/** What sign-ins have to find again when the identity provider has answered. */
export interface SignInStates {
  readonly store: StateStore;
  /** From now on the page is left for the answer: what it needs outlives the page, in this tab. */
  readonly leave: () => void;
}

/**
 * Keeps the states of sign-ins: of those that are not seen in memory, of the others in session storage. A page that opens
 * signs in unseen, and the browser makes it wait for its first use of session storage, by 5 to 50 ms.
 */
export function createSignInStates(): SignInStates {
  const inMemory = new WebStorageStateStore({ store: new InMemoryWebStorage() });
  const ofTab = () => new WebStorageStateStore({ store: window.sessionStorage });
  let leaves = false;
  return {
    leave: () => {
      leaves = true;
    },
    store: {
      set: (key, value) => (leaves ? ofTab() : inMemory).set(key, value),
      get: async (key) => (await inMemory.get(key)) ?? ofTab().get(key),
      remove: async (key) => (await inMemory.remove(key)) ?? ofTab().remove(key),
      getAllKeys: () => (leaves ? ofTab() : inMemory).getAllKeys(),
    },
  };
}
