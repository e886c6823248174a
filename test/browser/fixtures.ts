import { test as base, expect, type Page } from '@playwright/test';
import { ADMIN, fillSignIn, type Person } from '../support/people';
import { demonstrationStorage } from '../support/demonstration';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';

/** Opens an address of the portal and signs in on the way. */
export async function openAs(page: Page, server: ServerProcess, path: string, person: Person = ADMIN): Promise<void> {
  await page.goto(server.origin + path);
  await fillSignIn(page, person);
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
