import { expect, openAs, test } from './fixtures';

// A record's page on a small desktop window.

test.use({ data: 'records', viewport: { width: 1280, height: 720 } });

test('a tab that its address opens is in sight, does not move, and says that there is more beside it', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openAs(page, server, '/adherents/details/23?onglet=contrats');
  const contract = page.getByRole('rowheader').first();
  await expect(contract).toBeInViewport();
  const table = page.getByRole('table', { name: 'Contrats' }).locator('..');
  await expect(table).toHaveAttribute('data-more', '');
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.05);
  await table.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(table).not.toHaveAttribute('data-more', '');
  // What matters most is the first tab.
  await page.getByRole('tab', { name: 'Informations', exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('region', { name: "L'essentiel" })).toBeVisible();
});

test('the cards of the summary fill their rows', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/adherents/details/23');
  const summary = page.getByRole('region', { name: "L'essentiel" });
  await expect(summary.getByRole('heading', { level: 2 })).toHaveCount(5);
  const holes = await summary
    .getByRole('heading', { level: 2 })
    .first()
    .evaluate((heading) => {
      const cards = [...(heading.closest('section')?.parentElement?.children ?? [])].map((card) =>
        card.getBoundingClientRect(),
      );
      const grid = heading.closest('section')?.parentElement?.getBoundingClientRect();
      const tops = [...new Set(cards.map(({ top }) => Math.round(top)))];
      return tops.map((top) => {
        const row = cards.filter((card) => Math.round(card.top) === top);
        return Math.round((grid?.width ?? 0) - row.reduce((sum, { width }) => sum + width, 0));
      });
    });
  expect(holes).toEqual([0, 0]);
});
