import { DRAFT_PREFIX } from '../resources/records/unsavedInput';
import { ENDED_HERE } from './endedHere';
import { forgetView, viewedPerson } from './viewAs';

/** Local storage keys of the person's data (section 9 of the specification; docs/security.md). */
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

/** Keys of the device rather than the person: they apply before the sign-in. */
const OF_THE_DEVICE: readonly string[] = ['socle.skin', 'RaStore.locale', ENDED_HERE];

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/** Clears all data of the person: identity, rights, preferences, and drafts. */
export function forgetPerson(): void {
  for (const key of keysOf(localStorage)) if (!OF_THE_DEVICE.includes(key)) localStorage.removeItem(key);
  forgetView();
  for (const key of keysOf(sessionStorage)) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
}

/** Stores a value of the signed-in person; skipped while viewing as another person, since it would be theirs. */
export function rememberOfPerson(key: PersonKey, value: unknown): void {
  if (!viewedPerson()) localStorage.setItem(PERSON_KEYS[key], JSON.stringify(value));
}

const subjectIn = (stored: string | null): unknown => {
  const user = JSON.parse(stored ?? 'null') as { readonly subject?: unknown } | null;
  return user?.subject;
};

/** The stored data belong to this person. @param subject at the identity provider */
export function isLastPerson(subject: string): boolean {
  try {
    return subjectIn(localStorage.getItem(PERSON_KEYS.user)) === subject;
  } catch {
    return false;
  }
}

/** Starts storing data for a person; clears another person's first. @param subject at the identity provider */
export function beginPerson(subject: string): void {
  const known = subjectIn(localStorage.getItem(PERSON_KEYS.user));
  if (known === subject) return;
  if (known !== undefined) forgetPerson();
  rememberOfPerson('user', { subject });
}

/** Calls `listener` when another person signs in in another tab: this tab then shows data of a person who has left. */
export function onAnotherPerson(subject: () => string | undefined, listener: () => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const mine = subject();
    if (key === PERSON_KEYS.user && newValue !== null && mine !== undefined && subjectIn(newValue) !== mine) listener();
  });
}
