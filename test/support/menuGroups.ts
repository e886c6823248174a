import type { Page } from '@playwright/test';

/** Expands every group of the side menu: a long menu shows only twenty entries at first. */
export async function openMenuGroups(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link').first().waitFor();
  const closed = menu.locator('button[aria-expanded="false"]:not([aria-haspopup])');
  while ((await closed.count()) > 0) await closed.first().click();
}
