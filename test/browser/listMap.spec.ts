import { violationsOn } from '../support/violationsOn';
import { expect, openAs, test } from './fixtures';

test('a list is shown as a map: a department links to its rows, and the back button returns to the map', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/adherents');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Carte', exact: true }).click();
  const map = main.getByRole('group', { name: 'Carte des départements' });
  const largest = main.getByRole('rowheader').first();
  await expect(largest).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  // A single tab stop, at the department with the most records.
  const name = (await largest.textContent()) ?? '';
  const stop = map.locator('[tabindex="0"]');
  await expect(stop).toHaveAttribute('aria-label', new RegExp(`^${name.replace(/[()]/g, String.raw`\$&`)}`));
  await stop.focus();
  await page.keyboard.press('ArrowDown');
  const reached = (await map.locator('path:focus').getAttribute('aria-label')) ?? '';
  await expect(page.getByRole('tooltip')).toHaveText(reached);
  const [chosen = ''] = reached.split('\u00a0:');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: chosen })).toBeVisible();
  await expect(main.getByRole('group', { name: /^Filtre.*Code postal$/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Retour à la carte' })).toBeFocused();
  await page.goBack();
  await expect(map).toBeVisible();

  await page.setViewportSize({ width: 360, height: 800 });
  await expect(map).toBeVisible();
  expect(await main.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await page.reload();
  await expect(map).toBeVisible();
});
