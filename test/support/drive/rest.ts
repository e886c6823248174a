import type { Page, Request } from '@playwright/test';
import { soon } from './soon';

/** Whether a page has all that it asks for and shows. */
export interface Rest {
  /** Waits until no request is under way, and nothing that is seen says that it is loading. */
  reached(): Promise<void>;
}

/**
 * What says that it is loading, where it can be seen: what stands below the edge of the window may wait for being seen,
 * as the totals of the home page do. Two frames later, for what a render asks for comes after it.
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

/** Watches the requests of a page, from before it loads anything. */
export function watchRest(page: Page): Rest {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    // The stream of changes stays open for as long as the page.
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
