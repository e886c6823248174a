import address from './font/inter.woff2?url';

/** Where `public/skin.js` finds the address of the font that this browser has kept. */
export const FONT_KEY = 'socle.font';

/** Whether the reader asked for few data. */
const savesData = (): boolean =>
  (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/**
 * Fetches the product's type family for the next opening, once the page rests: this one keeps the letters with which it
 * began, so that the font delays nothing and moves nothing. What fails is tried again with the next visit.
 */
export async function keepFont(): Promise<void> {
  if (localStorage.getItem(FONT_KEY) === address || savesData()) return;
  const { ok } = await fetch(address, { priority: 'low' });
  if (ok) localStorage.setItem(FONT_KEY, address);
}
