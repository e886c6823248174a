import { LEAVING_EVENT } from './resources/records/unsavedInput';

/** Dispatched when a file of declarations is saved (`scripts/dev/hotDeclarations.ts`). */
const DECLARATIONS_EVENT = 'socle:declarations';

let renewing: (() => Promise<void>) | undefined;

function renew(event: Event): void {
  // Handled here, so the page need not reload.
  event.preventDefault();
  window.dispatchEvent(new Event(LEAVING_EVENT));
  void renewing?.();
}

/** Vite would reload the page at the first update after an error, and lose its input. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

/** Development only: renders again when a declaration is saved; unsaved input is kept. */
export function followDeclarations(draw: () => Promise<void>): void {
  if (!renewing) {
    window.addEventListener(DECLARATIONS_EVENT, renew);
    import.meta.hot?.on('vite:beforeUpdate', closeOverlay);
  }
  renewing = draw;
}
