import type { Page } from '@playwright/test';

/** The name of the menu of a details page. */
export const RECORD_MENU = 'Autres actions';

/** Chooses a line of the menu of a details page, in a browser. */
export async function chooseForRecord(page: Page, line: string): Promise<void> {
  await page.getByRole('button', { name: RECORD_MENU }).click();
  await page.getByRole('menuitem', { name: line }).click();
}
