import type { Page } from '@playwright/test';

export const RECORD_MENU = 'Autres actions';

export async function chooseForRecord(page: Page, line: string): Promise<void> {
  await page.getByRole('button', { name: RECORD_MENU }).click();
  await page.getByRole('menuitem', { name: line }).click();
}
