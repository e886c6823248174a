import { violationsOn } from '../support/violationsOn';
import { expect, openAs, test } from './fixtures';

// The product's design on one page; its pictures are in test-results/design for review.

test('the design page shows tokens and components in both skins', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/docs/design');
  await expect(page.getByRole('heading', { level: 1, name: 'Système de design' })).toBeVisible();
  for (const skin of ['Clair', 'Sombre'])
    await expect(page.getByRole('group', { name: `Boutons, ${skin.toLowerCase()}`, exact: false })).toBeVisible();
  const [light, dark] = await page
    .getByRole('group', { name: /^Messages, / })
    .evaluateAll((groups) => groups.map((group) => getComputedStyle(group).backgroundColor));
  expect(light).not.toBe(dark);
  expect(await violationsOn(page)).toEqual([]);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: `test-results/design/${width}.png`, fullPage: true });
  }
});
