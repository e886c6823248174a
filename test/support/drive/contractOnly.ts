import { expect, type Page, type Request } from '@playwright/test';
import { contractPath, foreignIn } from './contractCalls';

/** The requests of a page whose API offers only the contract. */
export interface ContractOnly {
  readonly foreign: readonly string[];
  readonly asked: readonly string[];
  settled(): Promise<void>;
}

const NOT_FOUND = {
  status: 404,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'Not Found', status: 404 }),
};

/** Whether an address is a page of the application, not a file, the API or the identity provider. */
const isPage = ({ pathname }: URL): boolean => !/^\/(api|assets|identity)(\/|$)|\.\w+$/.test(pathname);

/** Milliseconds without a request after which a screen counts as loaded. */
const QUIET = 80;

/** Answers a page as an organisation's own API does: the contract's calls, and 404 for all others. */
export async function contractOnly(page: Page): Promise<ContractOnly> {
  const foreign: string[] = [];
  const asked: string[] = [];
  const pending = new Set<Request>();
  let changed = 0;
  const isOfApi = (url: URL) => url.pathname.startsWith('/api/');
  const watch = (change: (request: Request) => void) => (request: Request) => {
    if (!isOfApi(new URL(request.url()))) return;
    change(request);
    changed = Date.now();
  };
  page.on(
    'request',
    watch((request) => pending.add(request)),
  );
  page.on(
    'requestfinished',
    watch((request) => pending.delete(request)),
  );
  page.on(
    'requestfailed',
    watch((request) => pending.delete(request)),
  );
  await page.route(isOfApi, async (route, request) => {
    const path = contractPath(request.url());
    // The page probes for extensions this way, so these requests are allowed.
    if (path === '/extensions' || path === '/MySession') return route.fulfill(NOT_FOUND);
    asked.push(`${request.method()} ${path}`);
    const found = foreignIn(request);
    if (found === undefined) return route.continue();
    foreign.push(found);
    return route.fulfill(NOT_FOUND);
  });
  // Only our own server embeds a list's first request in the page.
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/,"firstReading":"[^"]*"/, '');
    return route.fulfill({ response, body });
  });
  return {
    foreign,
    asked,
    settled: () =>
      expect
        .poll(() => pending.size === 0 && Date.now() - changed > QUIET, { intervals: [20], message: 'the page rests' })
        .toBe(true),
  };
}
