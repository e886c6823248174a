import type { Page, Request } from '@playwright/test';
import { soon } from './soon';

export interface Rest {
  /** Resolves once no request is pending and no visible element shows that it is loading. */
  reached(): Promise<void>;
}

/**
 * Counts visible loading indicators: parts below the fold may wait until they are scrolled into view, as the totals of
 * the home page do. Waits two frames first, because requests follow a render.
 */
const loadingParts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return [
      ...document.querySelectorAll('.MuiSkeleton-root, [aria-busy="true"], [role="progressbar"]:not([aria-valuenow])'),
    ]
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < window.innerHeight).length;
  });

const isLive = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/api/live');

/** Watches the requests of a page; call it before the page loads anything. */
export function watchRest(page: Page): Rest {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    // The event stream stays open as long as the page.
    if (!isLive(request)) underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return {
    async reached() {
      const left = async () => {
        const loading = await loadingParts(page);
        return { loading, requests: [...underWay].map((request) => request.url()) };
      };
      await soon(left, 'rests').toEqual({ loading: 0, requests: [] });
    },
  };
}
