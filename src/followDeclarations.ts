import { LEAVING_EVENT } from './resources/records/unsavedInput';

/** Said by a file of declarations that was saved while this page is open (`scripts/dev/hotDeclarations.ts`). */
const DECLARATIONS_EVENT = 'socle:declarations';

let renewing: (() => Promise<void>) | undefined;

function renew(event: Event): void {
  // Taken: the page need not be loaded again.
  event.preventDefault();
  window.dispatchEvent(new Event(LEAVING_EVENT));
  void renewing?.();
}

/** Vite would load the page anew with the first update after what was wrong; here the page has gone on below it, with what is typed. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

/** In development: draws the application anew once a declaration was saved; what was typed is kept as when a page is left. */
export function followDeclarations(draw: () => Promise<void>): void {
  if (!renewing) {
    window.addEventListener(DECLARATIONS_EVENT, renew);
    import.meta.hot?.on('vite:beforeUpdate', closeOverlay);
  }
  renewing = draw;
}
