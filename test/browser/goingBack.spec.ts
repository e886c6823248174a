import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

const table = (page: Page) => page.getByRole('table', { name: 'Adhérents' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' });

const scrolled = (page: Page) => table(page).evaluate((element) => element.parentElement?.scrollTop);

async function openRow(page: Page, row: number): Promise<number> {
  const link = table(page).getByRole('rowheader').nth(row).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const top = (await scrolled(page)) ?? 0;
  expect(top).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/details\/\d+/);
  await expect(page.getByRole('link', { name: 'Retour à la liste' })).toBeVisible();
  return top;
}

test('going back restores a list without new requests', async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  let asked = 0;
  page.on('request', (request) => {
    if (/\/api\/Entreprises\?/i.test(request.url())) asked += 1;
  });
  const before = await table(page).getByRole('rowheader').first().textContent();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await expect(page.getByText(/^26–50 sur/)).toBeVisible();
  // The previous page's rows stay until the next ones have loaded.
  await expect(table(page).getByRole('rowheader').first()).not.toHaveText(before ?? '');
  await expect(table(page)).toHaveAttribute('aria-busy', 'false');
  expect(asked).toBeGreaterThan(0);
  asked = 0;
  await table(page).getByRole('checkbox').nth(2).check();
  const expectAsItWas = async (top: number) => {
    await expect(page.getByText(/^26–50 sur/)).toBeVisible();
    expect(await scrolled(page)).toBe(top);
    await expect(table(page).getByRole('checkbox').nth(2)).toBeChecked();
    expect(asked).toBe(0);
  };
  const first = await openRow(page, 22);
  await page.goBack();
  await expectAsItWas(first);
  const second = await openRow(page, 23);
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  await expectAsItWas(second);
  await openRow(page, 23);
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Adhérents' }).click();
  await expectAsItWas(second);
  await openRow(page, 23);
  await menu(page).getByRole('link', { name: 'Adhérents', exact: true }).click();
  await expect(table(page)).toBeVisible();
  expect(await scrolled(page)).toBe(0);
  await expect(table(page).getByRole('checkbox').nth(2)).not.toBeChecked();
});

test('reopening a list clears its search, and offers it again', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  const search = page.getByRole('searchbox', { name: 'Rechercher dans la liste' });
  await search.fill('saint');
  await expect(page).toHaveURL(/saint/);
  // The list only remembers a search once it has shown the result.
  await expect(page.getByText('120 résultats')).toHaveCount(0);
  await menu(page).getByRole('link', { name: 'Accueil' }).click();
  await menu(page).getByRole('link', { name: 'Adhérents', exact: true }).click();
  await expect(page.getByText('120 résultats')).toBeVisible();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/adherents$/);
  await page.getByRole('button', { name: 'Reprendre ma recherche' }).click();
  await expect(search).toHaveValue('saint');
  await expect(page.getByText('120 résultats')).toHaveCount(0);
  // The menu entry resets the list too.
  await menu(page).getByRole('link', { name: 'Adhérents', exact: true }).click();
  await expect(page.getByText('120 résultats')).toBeVisible();
  await expect(search).toHaveValue('');
});

test.describe('@long on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the page keeps its scroll position', async ({ page, server }) => {
    await openAs(page, server, '/adherents');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .nth(15);
    const y = () => page.evaluate(() => window.scrollY);
    for (const comeBack of [() => page.goBack(), () => page.getByRole('link', { name: 'Retour à la liste' }).click()]) {
      await card.scrollIntoViewIfNeeded();
      const before = await y();
      expect(before).toBeGreaterThan(500);
      await card.getByRole('link').first().click();
      await expect(page.getByRole('link', { name: 'Retour à la liste' })).toBeVisible();
      await comeBack();
      await expect(card).toBeVisible();
      expect(await y()).toBe(before);
    }
  });
});
