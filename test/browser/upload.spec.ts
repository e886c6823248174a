import { readFileSync } from 'node:fs';
import { expect, openAs, test } from './fixtures';

const PICTURE = 'docs/images/telephone.png';

test('a picture goes up with the form and comes back byte for byte', async ({ page, server }) => {
  await openAs(page, server, '/utilisateurs/edit/3');
  await page.locator('input[type=file]').first().setInputFiles(PICTURE);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page).toHaveURL(/\/utilisateurs\/details\/3/);
  const download = page.waitForEvent('download');
  await page.getByText('telephone.png').first().click();
  const file = await (await download).path();
  expect(readFileSync(file).equals(readFileSync(PICTURE))).toBe(true);
});
