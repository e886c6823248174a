import { expect, openAs, test } from './fixtures';

for (const [device, width, height] of [
  ['a screen, by pointer', 1440, 900],
  ['a telephone, by keyboard', 360, 800],
] as const)
  test(
    `a notice is written step by step, previewed, sent, read and deleted, on ${device}`,
    { tag: width < 600 ? '@long' : [] },
    async ({ page, server }) => {
      const isKeyboard = width < 600;
      const titre = `Quai nord fermé ${width}`;
      await page.setViewportSize({ width, height });
      await openAs(page, server, '/fournisseurs/details/1');
      const panel = page.getByRole('region', { name: 'Informations additionnelles' });
      await expect(panel).toBeVisible();
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await page.getByRole('button', { name: /^Compte/ }).click();
      await page.getByRole('menuitem', { name: 'Ajouter une information' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Nouvelle information additionnelle' });
      const send = dialog.getByRole('button', { name: 'Envoyer' });
      await expect(dialog).toBeVisible();
      await page.mouse.click(2, 2);
      await expect(dialog).toBeVisible();
      await expect(dialog.getByLabel('Titre')).toHaveCount(0);
      await dialog.getByRole('combobox', { name: 'Cible' }).press('Enter');
      await page.getByRole('option', { name: 'Fournisseur' }).click();
      await expect(dialog.getByLabel('Titre')).toHaveCount(0);
      const entity = dialog.getByRole('combobox', { name: 'Nom de la cible' });
      await entity.fill(name);
      await expect(page.getByRole('option', { name })).toBeVisible();
      if (isKeyboard)
        // The search result replaces the first list and its highlighted option.
        await expect(async () => {
          await entity.press('ArrowDown');
          await entity.press('Enter');
          await expect(dialog.getByLabel('Titre')).toBeVisible({ timeout: 2_000 });
        }).toPass();
      else await page.getByRole('option', { name }).click();
      await dialog.getByLabel('Titre').fill(titre);
      for (const [label, option] of [
        ['Fonctions', 'Consultant'],
        ['Groupes', ''],
      ] as const) {
        const choice = dialog.getByRole('combobox', { name: label });
        if (isKeyboard) {
          await choice.press('ArrowDown');
          await choice.pressSequentially(option);
          await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
          await choice.press('Home');
          await choice.press('ArrowDown');
          await choice.press('Enter');
          await choice.press('Escape');
        } else {
          await choice.click();
          await page.getByRole('option', { name: option }).first().click();
          await dialog.getByLabel('Titre').click();
        }
      }
      await dialog.getByLabel('Message').fill('Trop');
      await dialog.getByRole('combobox', { name: 'Icône' }).press('Enter');
      await page.getByRole('option', { name: 'Cloche' }).press('Enter');
      await dialog.getByRole('combobox', { name: 'Couleur' }).press('Enter');
      await page.getByRole('option', { name: 'Rouge' }).press('Enter');
      await expect(send).toBeDisabled();
      await dialog.getByLabel('Message').fill('L’entrée se fait par le quai sud.');
      await dialog.getByRole('button', { name: 'Qui lira ?' }).click();
      await expect(dialog.getByText(/Consultant · \d+ personne/)).toBeVisible();
      await send.press('Enter');
      await expect(page.getByText('Information ajoutée avec succès')).toBeVisible();
      await expect(page.getByText('Information ajoutée avec succès')).toBeHidden({ timeout: 6_000 });
      await expect(dialog).toHaveCount(0);
      // It comes first on its target's page, as the most urgent and newest.
      const first = panel.getByRole('listitem').first();
      await expect(first.getByRole('heading', { name: titre })).toBeVisible();
      await first.getByRole('button', { name: `Supprimer l’information « ${titre} »` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect(panel.getByRole('heading', { name: titre })).toHaveCount(0);
    },
  );

test('an opinion is given with a slider, and a comment only for a low score', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, server, '/home');
  await page.getByRole('button', { name: /^Compte/ }).click();
  await page.getByRole('menuitem', { name: 'Donner mon avis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre avis' });
  const slider = dialog.getByRole('slider');
  const comment = dialog.getByLabel(/Pourquoi/);
  await expect(dialog.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  await slider.press('End');
  await expect(comment).toHaveCount(0);
  for (let score = 10; score > 5; score -= 1) await slider.press('ArrowLeft');
  await comment.fill('Trop de déplacements');
  await slider.press('ArrowRight');
  await expect(comment).toHaveCount(0);
  await slider.press('ArrowLeft');
  await expect(comment).toHaveValue('');
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Merci !')).toBeVisible();
  await expect(page.getByText('Bonne journée')).toBeVisible();
});
