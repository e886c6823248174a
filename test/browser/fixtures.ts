import { test as base, expect, type Cookie, type Page } from '@playwright/test';
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

/** One server for the tests of a worker, with its own data; a file that names `data` of its own gets a server of its own. */
export const test = base.extend<object, { server: ServerProcess; data: string }>({
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
});

export { expect };
