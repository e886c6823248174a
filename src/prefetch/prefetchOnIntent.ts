import { sparesData } from './sparesData';
import type { Prefetch } from './prefetchScreen';

/** How long a pointer rests on a link before its data are asked for: crossing a list asks for none of its records. */
const REST = 40;

/** The address of the link that an event is on, where it leads to another page of ours in this window. */
function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target !== '' && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  const { origin, pathname } = window.location;
  return url.origin === origin && url.pathname !== pathname ? url : undefined;
}

interface PageLoading {
  /** Begins to load the code of the screen at an address. */
  readonly code: (pathname: string) => Promise<void>;
  /** Begins to read what it shows. */
  readonly data: Prefetch;
}

/** Loads the code and the data of a page as soon as a link to it is pointed at, focused or touched. */
export function prefetchOnIntent({ code, data }: PageLoading): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const load = (url: URL) => {
    // Code that did not come is not asked for again (`whenIdle`).
    if (sparesData() || navigator.onLine === false) return;
    void code(url.pathname);
    void data(url);
  };
  const rest = ({ target }: Event) => {
    const url = addressOf(target);
    if (url?.href === last) return;
    clearTimeout(resting);
    last = url?.href ?? '';
    if (url) resting = setTimeout(() => load(url), REST);
  };
  const now = ({ target }: Event) => {
    const url = addressOf(target);
    clearTimeout(resting);
    if (url) load(url);
  };
  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('focusin', rest);
  document.addEventListener('pointerdown', now, { passive: true });
}
