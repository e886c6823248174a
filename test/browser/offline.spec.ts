import { expect, openAs, test } from './fixtures';

// Losing and regaining the network: messages meanwhile, and automatic recovery.

test.use({ data: 'records', loadsAhead: true });

test(
  'offline, lists show their age and saves wait; everything continues on its own',
  { tag: '@long' },
  async ({ page, server, context }) => {
    await openAs(page, server, '/types-contrat');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await page.getByRole('link', { name: 'Modifier', exact: true }).click();
    const label = page.getByRole('textbox', { name: 'Libellé' });
    await expect(label).toBeEnabled();
    await context.setOffline(true);
    const banner = page.getByRole('status').filter({ hasText: 'Sans connexion depuis' });
    await expect(banner).toBeVisible();
    await label.fill('Maintenance sans réseau');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('ce sera envoyé dès son retour')).toBeVisible();
    await expect(banner).toContainText('1 enregistrement attend le réseau');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maintenance sans réseau');
    await expect(banner).toHaveCount(0);

    await page.getByRole('link', { name: 'Types de contrat' }).first().click();
    const row = page.getByRole('row', { name: /Maintenance sans réseau/ });
    await expect(row).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/tels que lus/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Rechercher dans la liste' }).fill('Maintenance sans');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText('1 résultat')).toBeVisible();
    await expect(page.getByText(/tels que lus/)).toHaveCount(0);
  },
);

test('a record opened without a network shows its row of the list, and says which values are still to be read', async ({
  page,
  server,
  context,
}) => {
  // Code that the page loads ahead when it is idle, which a busy machine delays.
  const ahead = ['record', 'inputs', 'palette'].map((chunk) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${chunk}-`)),
  );
  await openAs(page, server, '/adherents');
  const row = page.getByRole('row').nth(2);
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('tab', { name: /^Contacts \d/ })).toBeVisible();
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
  const link = row.getByRole('rowheader').getByRole('link');
  const name = await link.innerText();
  const [city, staff] = [row.getByRole('cell').nth(3), row.getByRole('cell').nth(4)];
  const [town, number] = [await city.innerText(), await staff.innerText()];
  await Promise.all(ahead);
  await context.setOffline(true);
  await expect(page.getByText(/tels que lus/)).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const essential = page.getByRole('region', { name: 'L’essentiel' });
  await expect(page.locator('.page-header').getByText(town)).toBeVisible();
  await expect(essential.getByText(number, { exact: true })).toBeVisible();
  await expect(essential.getByText('Pas encore chargé').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Contacts' })).toBeVisible();

  // Form and palette say so too: without words, the form looks empty and the search looks unsuccessful.
  const note = page.getByRole('main').getByText(/Pas de connexion/);
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await expect(note).toBeVisible();
  await page.goBack();
  await expect(essential).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('boulangerie');
  await expect(page.getByText(/Sans connexion, seules les pages/)).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByText('Pas encore chargé')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /^Contacts \d/ })).toBeVisible();
});
