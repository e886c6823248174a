import { expect, openAs, test } from './fixtures';

for (const [device, width, height] of [
  ['a screen', 1440, 900],
  ['a telephone', 360, 800],
] as const)
  test(
    `the staff directory is searched, narrowed to a team and left for a person's page, on ${device}`,
    { tag: width < 600 ? '@long' : [] },
    async ({ page, server }) => {
      await page.setViewportSize({ width, height });
      await openAs(page, server, '/trombinoscope');
      const people = page.getByRole('main').getByRole('listitem');
      await expect(page.getByText(/^\d+ personnes$/)).toBeVisible();
      const all = await people.count();
      await page.getByRole('searchbox', { name: 'Chercher une personne' }).fill('psychologue');
      await expect(page).toHaveURL(/q=psychologue/);
      await expect(people.filter({ hasNotText: 'Psychologue' })).toHaveCount(0);
      const psychologists = await people.count();
      expect(psychologists).toBeGreaterThan(0);
      expect(psychologists).toBeLessThan(all);
      await people.getByRole('button', { name: 'Artois' }).first().press('Enter');
      await expect(page).toHaveURL(/equipe=\d+/);
      await expect(people.filter({ hasNotText: 'Artois' })).toHaveCount(0);
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Cartes de visite' }).click();
      expect((await saved).suggestedFilename()).toBe('Trombinoscope.vcf');
      await people.getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Appartenances' })).toBeVisible();
      await page.goBack();
      await expect(people.filter({ hasNotText: 'Artois' })).toHaveCount(0);
      await expect(page.getByRole('searchbox', { name: 'Chercher une personne' })).toHaveValue('psychologue');

      // The chart shows one team with its leader first.
      await page.getByRole('button', { name: 'Organigramme' }).press('Enter');
      const team = page.getByRole('region', { name: 'Artois' });
      await expect(team).toBeVisible();
      // Counts once the chart has replaced the list.
      await expect.poll(async () => (await people.count()) - (await team.getByRole('link').count())).toBe(0);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Artois']);
      await expect(page.getByRole('button', { name: 'Imprimer' })).toBeEnabled();
    },
  );

test(
  'people are listed by their function, and a flag adds an application to the menu',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/utilisateurs');
    const code = page.getByRole('combobox', { name: 'Fonction', exact: true });
    await code.fill('Psycho');
    await page.getByRole('option', { name: /Psychologue/ }).click();
    await expect(page).toHaveURL(/FonctionCode.*PSYCHOLOGUE/);
    const found = page.getByRole('main').getByText(/^\d+ résultats$/);
    await expect(found).not.toHaveText('59 résultats');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Appartenances' })).toBeVisible();

    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.getByRole('link', { name: 'ASST' })).toHaveCount(0);
    await page.goto(`${server.origin}/utilisateurs?filter=${encodeURIComponent('{"q":"Marchand Claire"}')}`);
    await page.getByRole('link', { name: 'Modifier' }).first().click();
    await page.getByRole('switch', { name: 'Accès à l’application ASST' }).check();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page).not.toHaveURL(/edit/);
    await page.reload();
    const application = menu.getByRole('link', { name: /ASST/ });
    await expect(application).toHaveAttribute('target', '_blank');
    await expect(application).toHaveAttribute('href', /^https:/);
  },
);
