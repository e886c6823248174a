import address from './font/inter.woff2?url';

/** Where `public/skin.js` finds the address of the font that this browser has kept. */
export const FONT_KEY = 'socle.font';

/** Where the sign-in page finds the address of the font (`server/identity/pages/scripts.ts`). */
const FONT_ADDRESS_KEY = 'socle.fontAddress';

/** Tells the sign-in page where the font is: it fetches it while the person types, so that the first screen has it. */
export const tellFontAddress = (): void => localStorage.setItem(FONT_ADDRESS_KEY, address);

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
