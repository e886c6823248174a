import { SKINS, type Skin } from './tokens';

export const SKIN_CHOICES = [...SKINS, 'system'] as const;

export type SkinChoice = (typeof SKIN_CHOICES)[number];

/** Key in local storage; light by default (section 9 of the specification). */
export const SKIN_KEY = 'socle.skin';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

export function chosenSkin(): SkinChoice {
  const kept = localStorage.getItem(SKIN_KEY);
  return SKIN_CHOICES.find((choice) => choice === kept) ?? 'light';
}

/** The skin to show, with `system` resolved. */
export function currentSkin(): Skin {
  const chosen = chosenSkin();
  if (chosen !== 'system') return chosen;
  return matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
}

/** Stores the reader's choice, and notifies subscribers. */
export function chooseSkin(choice: SkinChoice): void {
  localStorage.setItem(SKIN_KEY, choice);
  listeners.forEach((listener) => listener());
}

/** Calls `listener` when the skin changes: here, in another tab, or in the system. @returns unsubscribes */
export function subscribeToSkin(listener: () => void): () => void {
  const system = matchMedia(DARK_SYSTEM);
  const otherTab = (event: StorageEvent) => {
    if (event.key === SKIN_KEY) listener();
  };
  listeners.add(listener);
  system.addEventListener('change', listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
    window.removeEventListener('storage', otherTab);
  };
}
