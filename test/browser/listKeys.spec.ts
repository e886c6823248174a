import { expect, openAs, test } from './fixtures';

test('a list is walked, selected and edited by letters, and its help begins with them', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/adherents');
  const rows = page.locator('tbody tr.row');
  await expect(rows.nth(2)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.nth(0).locator('th a')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('k');
  await expect(rows.nth(0).locator('th a')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rows.nth(1).getByRole('checkbox')).not.toBeChecked();
  await expect(rows.nth(0).locator('th a')).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Adhérents' });
  await expect(help.getByRole('region').first()).toHaveAccessibleName('Au clavier');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(rows.nth(0).locator('th a')).toBeFocused();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/adherents\/modification\/\d+$/);
  // After the code, which rarely changes.
  await expect(page.locator('input[name=nom]')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/adherents(\?|$|\/details)/);
  await expect(page.locator(':focus')).not.toHaveCount(0);
});

test('the hint about keys leaves the pages in their line, at 1280 pixels', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, server, '/adherents');
  const next = page.getByRole('button', { name: 'Page suivante' });
  const before = await next.boundingBox();
  await page.keyboard.press('j');
  await expect(page.locator('.list-keys')).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
});

test('a letter in an input is a letter, and / works from a checkbox', async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  await expect(page.locator('tbody tr.row').first()).toBeVisible();
  await page.locator('tbody tr.row').first().getByRole('checkbox').focus();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Rechercher dans la liste' });
  await expect(search).toBeFocused();
  await search.pressSequentially('jkxe');
  await expect(search).toHaveValue('jkxe');
});

test('a new contact begins in its name, so that nothing typed is lost', async ({ page, server }) => {
  await openAs(page, server, '/contacts/creation');
  const name = page.getByRole('textbox', { name: /^Nom/ });
  await expect(name).toBeFocused();
  await page.keyboard.type('Durand');
  await expect(name).toHaveValue('Durand');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('combobox', { name: 'Civilité' })).toBeFocused();
  // The question about what is not saved stands.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a search with a typing error that finds nothing offers the records that resemble it', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/adherents');
  const first = page.locator('tbody tr.row th a').first();
  const name = (await first.textContent()) ?? '';
  const word = name.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? name;
  await page
    .getByRole('searchbox', { name: 'Rechercher dans la liste' })
    .fill(`${word.slice(0, -1)}${word.at(-1) === 'x' ? 'z' : 'x'}`);
  await expect(page.getByText(/^Aucun résultat pour/)).toBeVisible();
  const near = page.getByRole('region', { name: 'Voici les plus proches' });
  await expect(near.getByRole('link').first()).toBeVisible();
  await near.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/adherents\/details\/\d+/);
});

test('a group of rows is closed and opened by keys and by a click, and stays so', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/adherents?sort=statut&order=ASC');
  const head = page.locator('.group-head button').first();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  // The head counts its rows once the answer has come: without the number, no row would be its own.
  await expect(head).toHaveText(/\d+$/);
  const names = await page.locator('tbody tr.row th').allTextContents();
  const count = Number(/\d+$/.exec((await head.textContent()) ?? '')?.[0]);
  const own = names.slice(0, Math.min(count, names.length));
  expect(own).not.toHaveLength(0);
  expect(own).toEqual(own.toSorted((one, other) => one.localeCompare(other, 'fr')));
  await page.locator('tbody tr.row th a').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(head).toBeFocused();
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await head.click();
  await expect(page.locator('tbody tr.row th').first()).toHaveText(own[0] ?? '');
});

test('the palette understands a list with a town, a code, a person’s week and the months that wait', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/home');
  await page.getByRole('button', { name: 'Rechercher ou aller à' }).click();
  const palette = page.getByRole('combobox', { name: 'Rechercher ou aller à' });
  const first = page.getByRole('option').first();
  await palette.fill('adh-44');
  await expect(page.getByRole('group', { name: 'Adhérents' }).getByRole('option').first()).toBeVisible();
  await palette.fill('adhérents de lille');
  await expect(first).toContainText('Adhérents : « lille »');
  await palette.fill('planning de besnard semaine prochaine');
  await expect(first).toContainText(/^Planning de Besnard/);
  await palette.fill('voir comme besnard');
  await expect(first).toContainText(/^Voir comme Besnard/);
  await palette.fill('mois à valider');
  await expect(first).toContainText('Mois à valider');
  await palette.fill('exporter adhérents');
  await expect(first).toContainText('Exporter : Adhérents');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /Export/i })).toBeVisible();
  await expect(page).toHaveURL(/\/adherents/);
});
