import { sparesGuesses } from './sparesData';

/** Milliseconds after which a page that is never idle has had its time. */
const LIMIT = 5_000;
/** Milliseconds after which a page is taken for idle where the browser does not say so (Safari). */
const GUESS = 2_000;

/** A browser remembers that code did not come, until the page is loaded anew: without a network none is asked for on a chance. */
const onceOnline = (load: () => void) => (): void => {
  if (navigator.onLine === false) window.addEventListener('online', load, { once: true });
  else load();
};

/** Loads what is probably opened next, once the page has nothing else to do; nothing where data are spared. */
export function whenIdle(load: () => void): void {
  if (sparesGuesses()) return;
  if ('requestIdleCallback' in window) window.requestIdleCallback(onceOnline(load), { timeout: LIMIT });
  else setTimeout(onceOnline(load), GUESS);
}
