import type { Page } from '@playwright/test';

/** Opens every group of the menu beside the page: a long menu shows twenty entries at first. */
export async function openMenuGroups(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('link').first().waitFor();
  const closed = menu.locator('button[aria-expanded="false"]:not([aria-haspopup])');
  while ((await closed.count()) > 0) await closed.first().click();
}
