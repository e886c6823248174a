import address from './font/inter.woff2?url';

/** Key under which `public/skin.js` finds the cached font's address. */
export const FONT_KEY = 'socle.font';

/** Key under which the sign-in page finds the font's address (`server/identity/pages/scripts.ts`). */
const FONT_ADDRESS_KEY = 'socle.fontAddress';

/** Lets the sign-in page prefetch the font while the person types. */
export const tellFontAddress = (): void => localStorage.setItem(FONT_ADDRESS_KEY, address);

/** The reader has asked for reduced data usage. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Applies the font to a light page, which preloads it (`scripts/build/firstFiles.ts`); a page whose font comes late
 * keeps its letters.
 */
export function applyFont(): void {
  // `public/skin.js` has applied a cached one.
  if (localStorage.getItem(FONT_KEY) === address || savesData()) return;
  document.fonts.add(new FontFace('Socle', `url(${address})`, { weight: '400 600', display: 'optional' }));
}

/** Caches the font for the next visit, once the page is idle, so that it delays and shifts nothing. */
export async function keepFont(): Promise<void> {
  if (localStorage.getItem(FONT_KEY) === address || savesData()) return;
  const { ok } = await fetch(address, { priority: 'low' });
  if (ok) localStorage.setItem(FONT_KEY, address);
}

let isAdopted = false;

/**
 * Uses a kept font that came too late for the first page of a visit. Call on navigation, when everything is drawn anew:
 * a page whose letters change would move.
 */
export async function adoptFont(): Promise<void> {
  if (isAdopted || localStorage.getItem(FONT_KEY) !== address) return;
  isAdopted = true;
  // Without `optional`, whose time is over for the whole visit.
  const face = new FontFace('Socle', `url(${address})`, { weight: '400 600' });
  document.fonts.add(await face.load());
}
