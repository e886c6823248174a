import { expect, openAs, test } from './fixtures';

// What of a list stands where in its window, and what it says when it finds nothing or cannot ask.

test.use({ viewport: { width: 1440, height: 900 } });

test('a list and its pages fill the window exactly, also above the note of a lost connection', async ({
  page,
  server,
  context,
}) => {
  await openAs(page, server, '/adherents');
  const pages = page.getByRole('navigation', { name: 'Pages de la liste' });
  await expect(pages).toBeVisible();
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await beyond()).toBe(0);
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'Sans connexion depuis' });
  await expect(banner).toBeVisible();
  await expect.poll(beyond).toBe(0);
  const [above, below] = [await pages.boundingBox(), await banner.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  // A search that waits for the network has neither rows nor a number of them.
  await page.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill('boulangerie');
  await expect(page.getByRole('rowheader')).toHaveCount(0);
  await expect(page.getByText(/résultats?$/)).toHaveCount(0);
  await expect(pages).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('rowheader').first()).toContainText('Boulangerie');
});

test('conditions and a selection take their room from the rows, and the page keeps its height', async ({
  page,
  server,
}) => {
  const filter = encodeURIComponent('{"where":[{"field":"effectif","operator":"lessThan","value":150}]}');
  await openAs(page, server, `/adherents?filter=${filter}`);
  const pages = page.getByRole('navigation', { name: 'Pages de la liste' });
  const first = page.getByRole('rowheader').first();
  await expect(page.getByRole('button', { name: 'ou…' })).toBeVisible();
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(beyond).toBe(0);
  await openAs(page, server, '/adherents');
  await expect(first).toBeVisible();
  const left = (await first.boundingBox())?.x;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
  await expect(bar).toBeVisible();
  await expect.poll(beyond).toBe(0);
  expect((await first.boundingBox())?.x).toBe(left);
  const [above, below] = [await pages.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  // The last row gives no room away while it has the focus.
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await page.keyboard.press('x');
  await expect(page.getByRole('rowheader').last()).toBeInViewport({ ratio: 1 });
});

test('keys go on from the button of the filters, and Shift selects row by row', async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter un filtre' }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('rowheader').first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+ArrowDown');
  const words = page.getByRole('group', { name: 'Actions sur la sélection' }).getByRole('status');
  await expect(words).toContainText('2');
  await page.keyboard.press('Shift+J');
  await expect(words).toContainText('3');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(words).toContainText('2');
});

test('a list that finds nothing offers to search everywhere', async ({ page, server }) => {
  await openAs(page, server, '/types-contrat?filter={"q":"adherent introuvable"}');
  await page.getByRole('button', { name: 'Chercher « adherent introuvable » partout' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('adherent introuvable');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});
