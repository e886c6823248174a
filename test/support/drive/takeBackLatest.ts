import type { Page } from '@playwright/test';

/** Reverts the latest change set of a list in the list's history. @param list the whole address of the list */
export async function takeBackLatest(page: Page, list: string): Promise<void> {
  await page.goto(`${list}/modifications`);
  await page
    .getByRole('button', { name: /Voir le détail/ })
    .or(page.getByRole('link', { name: /Voir le détail/ }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Annuler ces modifications' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler ces modifications' }).click();
}
