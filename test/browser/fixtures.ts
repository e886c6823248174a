import { test as base, expect, type Cookie, type Page } from '@playwright/test';
import { watchRest, type Rest } from '../support/drive/rest';
import { ADMIN, fillSignIn, type Person } from '../support/people';
import { demonstrationStorage } from '../support/demonstration';
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

interface WorkerFixtures {
  readonly server: ServerProcess;
  readonly data: string;
  readonly pages: Readonly<Record<'anonymous' | 'signedIn', OpenPage>>;
}

/**
 * One server for the tests of a worker, with its own data; a file that names `data` of its own gets a server of its own.
 * Fixtures of workers stand here and not in the one file that uses them: a file with more of them would mean another
 * worker, browser and server.
 */
export const test = base.extend<object, WorkerFixtures>({
  data: ['shared', { option: true, scope: 'worker' }],
  server: [
    // Naming `data` is what makes Playwright begin a new worker for other data.
    async ({ data: _data }, use) => {
      const server = await createServerProcess({}, { storage: demonstrationStorage });
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // In the skin of the system, of one person who is signed in and of nobody: they stay open for all tests of a worker.
  pages: [
    async ({ browser, server }, use) => {
      const contexts = await Promise.all(
        [0, 1].map(() => browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' })),
      );
      // The skin of the system is the reader's choice: a test changes that of the browser.
      for (const context of contexts) await context.addInitScript(() => localStorage.setItem('socle.skin', 'system'));
      const [anonymous, signedIn] = await Promise.all(contexts.map((context) => context.newPage()));
      if (!anonymous || !signedIn) throw new Error('a context opens a page');
      await openAs(signedIn, server, '/home');
      await use({
        anonymous: { page: anonymous, rest: watchRest(anonymous) },
        signedIn: { page: signedIn, rest: watchRest(signedIn) },
      });
      for (const context of contexts) await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
