import { DRAFT_PREFIX } from '../resources/records/unsavedInput';
import { ENDED_HERE } from './endedHere';
import { forgetView, viewedPerson } from './viewAs';

/** What local storage holds of the signed-in person (section 9 of the specification); docs/security.md describes it. */
export const PERSON_KEYS = {
  user: 'socle.user',
  rights: 'socle.rights',
  functions: 'socle.fonctions',
  functionCodes: 'socle.fonctionsCode',
  preferences: 'socle.preferences',
  allowedTags: 'socle.additionalInformationTags',
  firstReadings: 'socle.firstReadings',
} as const;

export type PersonKey = keyof typeof PERSON_KEYS;

/** What is the device's and not the person's: how it looks before the sign-in. */
const OF_THE_DEVICE: readonly string[] = ['socle.skin', 'RaStore.locale', ENDED_HERE];

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/** Empties the storage of everything that is the person's: who they are, what they hold and set, and unsaved input. */
export function forgetPerson(): void {
  for (const key of keysOf(localStorage)) if (!OF_THE_DEVICE.includes(key)) localStorage.removeItem(key);
  forgetView();
  for (const key of keysOf(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
}

/** Keeps one thing of the signed-in person; nothing while they see the portal as another person, whose it would be. */
export function rememberOfPerson(key: PersonKey, value: unknown): void {
  if (!viewedPerson()) localStorage.setItem(PERSON_KEYS[key], JSON.stringify(value));
}

const subjectIn = (stored: string | null): unknown => {
  const user = JSON.parse(stored ?? 'null') as { readonly subject?: unknown } | null;
  return user?.subject;
};

/** Whether what is kept is of this person, by their subject at the identity provider. */
export function isLastPerson(subject: string): boolean {
  try {
    return subjectIn(localStorage.getItem(PERSON_KEYS.user)) === subject;
  } catch {
    return false;
  }
}

/** Begins to keep what is of this person, by their subject at the identity provider; another person's goes first. */
export function beginPerson(subject: string): void {
  const known = subjectIn(localStorage.getItem(PERSON_KEYS.user));
  if (known === subject) return;
  if (known !== undefined) forgetPerson();
  rememberOfPerson('user', { subject });
}

/**
 * Calls `listener` when, in another tab, another person than `subject()` has signed in: this tab shows a person who is no
 * longer there.
 */
export function onAnotherPerson(subject: () => string | undefined, listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const mine = subject();
    if (key === PERSON_KEYS.user && newValue !== null && mine !== undefined && subjectIn(newValue) !== mine) listener();
  });
}
