import { test as base, expect, type Cookie, type Page } from '@playwright/test';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { watchRest, type Rest } from '../support/drive/rest';
import { ADMIN, fillSignIn, type Person } from '../support/people';
import { demonstrationStorage } from '../support/demonstration';
import { spareData } from '../support/spareData';
import { WorkerCache, type Maker } from '../support/workerCache';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';

/** Session cookies of the identity provider, by server and address. */
const sessions = new Map<string, readonly Cookie[]>();

/** Whether the page signs in by itself; otherwise the identity provider asks for a password. */
async function isKnown(page: Page): Promise<boolean> {
  const form = page.getByLabel('Adresse e-mail').waitFor();
  const rights = page.waitForResponse((response) => response.url().endsWith('/api/MySession'));
  // The other promise rejects long after the page has closed.
  for (const waited of [form, rights]) waited.catch(() => undefined);
  return Promise.race([form.then(() => false), rights.then(() => true)]);
}

/** Opens an address of the portal and signs in once per person and server; cookies are reused afterwards. */
export async function openAs(page: Page, server: ServerProcess, path: string, person: Person = ADMIN): Promise<void> {
  const key = `${server.origin} ${person.email}`;
  await page.context().addCookies([...(sessions.get(key) ?? [])]);
  const known = isKnown(page);
  await page.goto(server.origin + path);
  if (!(await known)) {
    await fillSignIn(page, person);
    await expect(page).toHaveURL(server.origin + path);
    sessions.set(key, await page.context().cookies());
  }
  await expect(page).toHaveURL(server.origin + path);
}

export interface OpenPage {
  readonly page: Page;
  readonly rest: Rest;
}

interface TestFixtures {
  /** The data set of a file's tests; files with the same one see each other's writes. */
  readonly data: string;
  readonly server: ServerProcess;
  /** Whether pages prefetch and receive live events (docs/decisions/0015-testing.md): only for files that test this. */
  readonly loadsAhead: boolean;
  readonly pages: Readonly<Record<'anonymous' | 'signedIn', OpenPage>>;
}

interface WorkerFixtures {
  readonly kept: WorkerCache;
}

export interface OtherProduct {
  readonly program: readonly string[];
  readonly schemas: readonly ResourceSchema[];
}

/** The other products under test, by the name of their data set. */
export const otherProducts = new Map<string, OtherProduct>();

export const serverOf: Maker<ServerProcess> = async (data, kept) => {
  const other = otherProducts.get(data);
  const program = other && { program: other.program };
  const server = await createServerProcess({}, { storage: demonstrationStorage, ...program });
  kept.onClose(() => server.remove());
  await server.start();
  return server;
};

/** Pages of a signed-in person and of a visitor, with the system's skin; they stay open. */
const pagesOf: Maker<TestFixtures['pages']> = async (data, kept) => {
  const contexts = await Promise.all(
    [0, 1].map(() => kept.browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' })),
  );
  for (const context of contexts) kept.onClose(() => context.close());
  // The reader's skin follows the system, so that a test can change it.
  for (const context of contexts) await context.addInitScript(() => localStorage.setItem('socle.skin', 'system'));
  const [anonymous, signedIn] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!anonymous || !signedIn) throw new Error('a context opens a page');
  await openAs(signedIn, await kept.get(serverOf, data), '/home');
  return {
    anonymous: { page: anonymous, rest: watchRest(anonymous) },
    signedIn: { page: signedIn, rest: watchRest(signedIn) },
  };
};

/**
 * Each worker caches one server per data set. All other fixtures have test scope: a worker-scoped fixture of some files
 * would need another worker, browser and server for them.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  data: ['shared', { option: true }],
  loadsAhead: [false, { option: true }],
  context: async ({ context, loadsAhead }, use) => {
    if (!loadsAhead) await context.addInitScript(spareData);
    await use(context);
  },
  kept: [
    async ({ browser }, use) => {
      const kept = new WorkerCache(browser);
      await use(kept);
      await kept.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [async ({ kept, data }, use) => use(await kept.get(serverOf, data)), { timeout: 60_000 }],
  pages: [async ({ kept, data }, use) => use(await kept.get(pagesOf, data)), { timeout: 60_000 }],
});

export { expect };
