import { expect, openAs, test } from './fixtures';

for (const [device, width, height] of [
  ['a screen', 1440, 900],
  ['a telephone', 360, 800],
] as const)
  test(`the staff directory is searched, narrowed to a team and left for a person's page, on ${device}`, async ({
    page,
    server,
  }) => {
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
  });
