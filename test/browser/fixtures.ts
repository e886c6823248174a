import { test as base, expect, type Cookie, type Page } from '@playwright/test';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { watchRest, type Rest } from '../support/drive/rest';
import { ADMIN, fillSignIn, type Person } from '../support/people';
import { demonstrationStorage } from '../support/demonstration';
import { WorkerCache, type Maker } from '../support/workerCache';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';

/** The cookies with which the identity provider knows a person again, by server and address. */
const sessions = new Map<string, readonly Cookie[]>();

/** Whether the page is signed in by itself; otherwise the identity provider asks for a password. */
async function isKnown(page: Page): Promise<boolean> {
  const form = page.getByLabel('Adresse e-mail').waitFor();
  const rights = page.waitForResponse((response) => response.url().endsWith('/api/MySession'));
  // The one that does not come fails long after, when the page is gone.
  for (const waited of [form, rights]) waited.catch(() => undefined);
  return Promise.race([form.then(() => false), rights.then(() => true)]);
}

/** Opens an address of the portal; signs in on the way, once for each person and server: the next time they are known. */
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

/** A page, and what tells whether it still loads. */
export interface OpenPage {
  readonly page: Page;
  readonly rest: Rest;
}

interface TestFixtures {
  /** The set of data that a file's tests share: files that name the same one see what the others have written. */
  readonly data: string;
  readonly server: ServerProcess;
  /**
   * Whether pages load ahead what may be opened next, and hear what others write (docs/decisions/0015-testing.md): only
   * where that is what a file is about.
   */
  readonly loadsAhead: boolean;
  readonly pages: Readonly<Record<'anonymous' | 'signedIn', OpenPage>>;
}

interface WorkerFixtures {
  readonly kept: WorkerCache;
}

/** A product other than the portal alone. */
export interface OtherProduct {
  /** What Node runs. */
  readonly program: readonly string[];
  /** All that it declares. */
  readonly schemas: readonly ResourceSchema[];
}

/** The other products that tests are about, by the name of their set of data. */
export const otherProducts = new Map<string, OtherProduct>();

/** A server with the demonstration. */
export const serverOf: Maker<ServerProcess> = async (data, kept) => {
  const other = otherProducts.get(data);
  const program = other && { program: other.program };
  const server = await createServerProcess({}, { storage: demonstrationStorage, ...program });
  kept.onClose(() => server.remove());
  await server.start();
  return server;
};

/** Says of the browser that it spares data. Evaluated in the page. */
const spareData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** Pages in the skin of the system, of a signed-in person and of a visitor: they stay open. */
const pagesOf: Maker<TestFixtures['pages']> = async (data, kept) => {
  const contexts = await Promise.all(
    [0, 1].map(() => kept.browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' })),
  );
  for (const context of contexts) kept.onClose(() => context.close());
  // The skin of the system is the reader's choice: a test changes that of the browser.
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
 * A server for each set of data that a worker's tests name. All other fixtures belong to a test and look up what is kept:
 * one of a worker that only some files have would mean another worker, browser and server for them.
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
