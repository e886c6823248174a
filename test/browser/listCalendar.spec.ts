import { violationsOn } from '../support/violationsOn';
import { expect, openAs, test } from './fixtures';

test('a list is shown as a calendar: by month, with the keyboard, with filters, and as days on a telephone', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/fiches-incident');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Calendrier', exact: true }).click();
  const calendar = main.getByRole('region', { name: 'Calendrier' });
  const grid = calendar.getByRole('grid');
  const entries = grid.locator('[data-day] li');
  await expect(grid.locator('[aria-current="date"]')).toBeVisible();

  // The demonstration has days with incidents in this month or an earlier one.
  const month = calendar.getByRole('heading', { level: 2 });
  for (let step = 0; step < 24 && (await entries.count()) < 2; step += 1) {
    const before = (await month.textContent()) ?? '';
    await calendar.getByRole('button', { name: 'Mois précédent' }).click();
    await expect(month).not.toHaveText(before);
    await expect(calendar.locator('[aria-busy="true"]')).toHaveCount(0);
  }
  const shown = (await month.textContent()) ?? '';
  const link = entries.getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  expect(await violationsOn(page)).toEqual([]);

  await main.getByRole('searchbox', { name: 'Rechercher' }).fill(name);
  await expect(entries).toHaveCount(1);
  await main.getByRole('searchbox', { name: 'Rechercher' }).fill('');
  await expect(entries.nth(1)).toBeVisible();

  // A single tab stop: arrow keys move on, also past the end of the month.
  const stop = grid.locator('td[tabindex="0"]');
  const day = (await stop.getAttribute('data-day')) ?? '';
  await stop.focus();
  await page.keyboard.press('PageDown');
  await expect(month).not.toHaveText(shown);
  await expect(grid.locator('td:focus')).toHaveCount(1);
  await page.keyboard.press('PageUp');
  await expect(month).toHaveText(shown);
  await expect(grid.locator(`td:focus[data-day="${day.slice(0, 7)}-01"]`)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(grid.locator(`td:focus[data-day="${day.slice(0, 7)}-08"]`)).toHaveCount(1);

  await link.click();
  await expect(page).toHaveURL(/\/fiches-incident\/details\/\d+$/);
  await page.goBack();
  await expect(month).toHaveText(shown);

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(calendar.getByRole('region').getByRole('link').first()).toBeVisible();
  await expect(grid).toHaveCount(0);
  expect(await main.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await main.getByRole('button', { name: 'Lignes', exact: true }).click();
  await expect(calendar).toHaveCount(0);
});
