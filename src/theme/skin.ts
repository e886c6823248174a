import { SKINS, type Skin } from './tokens';

/** Where the chosen skin is kept: `localStorage['socle.skin']`, `light` or `dark`; absent, the system decides. */
export const SKIN_KEY = 'socle.skin';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

const isSkin = (value: string | null): value is Skin => SKINS.some((skin) => skin === value);

/** The reader's choice; undefined where the system decides. */
export function chosenSkin(): Skin | undefined {
  const chosen = localStorage.getItem(SKIN_KEY);
  return isSkin(chosen) ? chosen : undefined;
}

/** The skin to show: the reader's choice, else the system's. */
export const currentSkin = (): Skin => chosenSkin() ?? (matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light');

/** Keeps the reader's choice, and tells everything that shows it. */
export function chooseSkin(skin: Skin): void {
  localStorage.setItem(SKIN_KEY, skin);
  listeners.forEach((listener) => listener());
}

/** Calls `listener` when the skin changes: here, in another tab, or in the system. @returns what ends it. */
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
