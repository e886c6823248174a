import { demoPerson } from '../support/people';
import { expect, openAs, test } from './fixtures';

test.use({ data: 'choices' });

test("a change of one's own record is proposed, compared, accepted and applied", async ({ page, browser, server }) => {
  await openAs(page, server, '/profil', demoPerson('consultant', 'nord'));
  await page.getByRole('button', { name: 'Proposer une modification' }).click();
  const dialog = page.getByRole('dialog', { name: 'Proposer une modification' });
  const send = dialog.getByRole('button', { name: 'Envoyer la demande' });
  await expect(send).toBeDisabled();
  await dialog.getByLabel('Ordinateur').fill('PC-777');
  await dialog.getByLabel('Motif (facultatif)').fill('Poste neuf');
  await send.click();
  await expect(page.getByRole('list', { name: 'Mes demandes' })).toContainText('PC-777');

  const other = await browser.newPage();
  await openAs(other, server, '/demandes-modifications');
  const request = other.getByRole('listitem').filter({ hasText: 'PC-777' });
  await expect(request).toContainText('Poste neuf');
  await request.getByRole('button', { name: 'Accepter' }).click();
  await other.getByRole('dialog', { name: 'Accepter la demande ?' }).getByRole('button', { name: 'Accepter' }).click();
  await expect(request).toHaveCount(0);
  await other.close();

  await page.reload();
  await expect(page.getByRole('list', { name: 'Mes demandes' })).toContainText('Acceptée');
  await page.getByRole('button', { name: 'Proposer une modification' }).click();
  await expect(dialog.getByLabel('Ordinateur')).toHaveValue('PC-777');
});

test(
  'the cards of the home page are arranged with the keyboard, and keep their order',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/home');
    const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    await expect.poll(titles).toContain('En attente de décision');
    await page.getByRole('button', { name: 'Personnaliser' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Personnaliser' });
    const isAbove = async (other: string) => {
      const order = await dialog.getByRole('listitem').allInnerTexts();
      const placeOf = (title: string) => order.findIndex((text) => text.includes(title));
      return placeOf('Chiffres') < placeOf(other);
    };
    // Above one's own week, then above what waits.
    for (const other of ['Ma semaine', 'En attente de décision']) {
      await dialog.getByRole('button', { name: 'Monter : Chiffres' }).press('Enter');
      await expect.poll(() => isAbove(other)).toBe(true);
    }
    // The first change of order creates the preference; the reload shows the later ones.
    const stored = page.waitForResponse(
      (response) => /preferencesUtilisateur\/\d+$/.test(response.url()) && response.request().method() === 'PUT',
    );
    await dialog.getByRole('checkbox', { name: 'Nouveautés' }).press('Space');
    await page.keyboard.press('Escape');
    const cards = async () => (await titles()).filter((one) => ['Chiffres', 'En attente de décision'].includes(one));
    await expect.poll(cards).toEqual(['Chiffres', 'En attente de décision']);
    await stored;
    await page.reload();
    await expect.poll(cards).toEqual(['Chiffres', 'En attente de décision']);
    expect(await titles()).not.toContain('Nouveautés');
  },
);
