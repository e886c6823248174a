import { expect, openAs, test } from './fixtures';

test('a list in the order of a state has a head with the number of each, which arrow keys pass', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const filter = encodeURIComponent(
    JSON.stringify({ where: [{ field: 'effectif', operator: 'lessThan', value: 150 }] }),
  );
  await openAs(page, server, `/adherents?filter=${filter}&sort=statut&order=ASC`);
  const heads = page.locator('.group-head');
  await expect(heads.nth(1)).toContainText(/\d/);
  const counts = await heads.evaluateAll((all) =>
    all.map(({ textContent }) => Number(/\d+$/.exec(textContent ?? '')?.[0])),
  );
  const shown = page.getByText(/^\d+ résultats?$/);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(
    Number.parseInt((await shown.textContent()) ?? '', 10),
  );
  const before = heads.nth(1).locator('xpath=preceding-sibling::tr[1]').locator('th a');
  await before.focus();
  await page.keyboard.press('ArrowDown');
  await expect(heads.nth(1).locator('xpath=following-sibling::tr[1]').locator('th a')).toBeFocused();
});
