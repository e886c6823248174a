/** Where `ScrollRestoration` keeps the places of pages while another document is open. */
const PLACES = 'react-router-scroll-positions';

/**
 * Forgets how far down a page was when its address is opened anew (typed, or from outside): it begins at its top.
 * Reloading and going back keep the place.
 * @param key under which the place of the page is kept
 * @param opening how the browser opened the document
 */
export function openAtTop(key: string, opening: string | undefined): void {
  const kept = opening === 'navigate' ? sessionStorage.getItem(PLACES) : null;
  if (kept === null) return;
  const { [key]: _left, ...others } = JSON.parse(kept) as Readonly<Record<string, number>>;
  sessionStorage.setItem(PLACES, JSON.stringify(others));
}

/** `navigate`, `reload` or `back_forward`; undefined where the browser does not say. */
export function documentOpening(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : undefined;
}
