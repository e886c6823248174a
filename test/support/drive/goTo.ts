import type { Page } from '@playwright/test';

/** Goes to an address of the portal inside the page, as a link does: nothing is loaded anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
