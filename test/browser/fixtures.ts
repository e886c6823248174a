import { test as base, expect, type Page } from '@playwright/test';
import { ADMIN, fillSignIn, type Person } from '../support/people';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';

/** Opens an address of the portal and signs in on the way. */
export async function openAs(page: Page, server: ServerProcess, path: string, person: Person = ADMIN): Promise<void> {
  await page.goto(server.origin + path);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(server.origin + path);
}

/** One server for all the tests of a file, with its own data. */
export const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // Playwright asks for an object pattern, even an empty one.
    async ({}, use) => {
      const server = await createServerProcess();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect };
