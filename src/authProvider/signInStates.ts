import { InMemoryWebStorage, WebStorageStateStore, type StateStore } from 'oidc-client-ts';

/** Storage for requests that wait for the provider's answer. */
export interface SignInStates {
  readonly store: StateStore;
  /** Switches to session storage, because the page is about to be left. */
  readonly leave: () => void;
}

/**
 * Keeps states of silent sign-ins in memory, and of interactive ones in session storage. Opening pages sign in
 * silently, and the first use of session storage blocks them for 5 to 50 ms.
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
