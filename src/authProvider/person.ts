import { DRAFT_PREFIX } from '../resources/unsavedInput';

/** What local storage holds of the signed-in person (section 9 of the specification); docs/security.md describes it. */
export const PERSON_KEYS = {
  user: 'socle.user',
  rights: 'socle.rights',
  functions: 'socle.fonctions',
  functionCodes: 'socle.fonctionsCode',
  preferences: 'socle.preferences',
  allowedTags: 'socle.additionalInformationTags',
} as const;

export type PersonKey = keyof typeof PERSON_KEYS;

/** What is the device's and not the person's: how it looks before anybody signs in. */
const OF_THE_DEVICE: readonly string[] = ['socle.skin', 'RaStore.locale'];

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/** Empties the storage of everything that is the person's: who they are, what they hold and set, and unsaved input. */
export function forgetPerson(): void {
  for (const key of keysOf(localStorage)) if (!OF_THE_DEVICE.includes(key)) localStorage.removeItem(key);
  for (const key of keysOf(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
}

/** Keeps one thing of the signed-in person. */
export const rememberOfPerson = (key: PersonKey, value: unknown): void =>
  localStorage.setItem(PERSON_KEYS[key], JSON.stringify(value));

const idIn = (stored: string | null): unknown => {
  const user = JSON.parse(stored ?? 'null') as { readonly id?: unknown } | null;
  return user?.id;
};

/** Keeps who is signed in; what is there of somebody else goes first. */
export function rememberUser(user: { readonly id: string | number }): void {
  const known = idIn(localStorage.getItem(PERSON_KEYS.user));
  if (known !== undefined && known !== user.id) forgetPerson();
  rememberOfPerson('user', user);
}

/**
 * Calls `listener` when, in another tab, somebody else than `id` has signed in: this tab shows a person who is no longer
 * there.
 */
export function onAnotherPerson(id: string | number, listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === PERSON_KEYS.user && newValue !== null && idIn(newValue) !== id) listener();
  });
}
