import { tokenMaker } from '../support/serverTokens';
import { expect, openAs, test } from './fixtures';

// Comments of colleagues beside a record's page.

test.use({ data: 'live', loadsAhead: true });

test("a comment mentions a colleague, is changed and deleted with the keyboard, and others' comments appear live", async ({
  page,
  server,
}) => {
  await openAs(page, server, '/adherents/details/23');
  await page.getByRole('button', { name: /^Commentaires/ }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Commentaires et historique' });
  const input = panel.getByRole('textbox', { name: 'Ajouter un commentaire' });
  await expect(input).toBeFocused();
  await page.keyboard.type('À voir avec @');
  const people = panel.getByRole('listbox', { name: 'Collègues à citer' });
  await expect(people.getByRole('option').first()).toBeVisible();
  const [name = ''] = await people.getByRole('option').allInnerTexts();
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue(`À voir avec @${name} `);
  await page.keyboard.type('demain');
  await page.keyboard.press('Control+Enter');
  const comments = panel.getByRole('list', { name: 'Commentaires' }).getByRole('listitem');
  await expect(comments).toHaveCount(1);
  await expect(comments.locator('strong')).toHaveText(`@${name}`);
  await expect(page.getByRole('button', { name: 'Commentaires (1)' })).toBeVisible();

  await comments.getByRole('button', { name: 'Modifier le commentaire' }).press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Modifier le commentaire' })).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' matin');
  await page.keyboard.press('Control+Enter');
  await expect(comments).toContainText('demain matin');
  await expect(comments).toContainText('modifié');

  const token = await tokenMaker(server.data)({ admin: true });
  const said = await fetch(`${server.origin}/api/comments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ collection: 'Entreprises', id: 23, texte: 'Entendu' }),
  });
  expect(said.status).toBe(201);
  await expect(comments).toHaveCount(2);
  await expect(comments.first()).toContainText('Entendu');

  await comments
    .last()
    .getByRole('button', { name: /^Supprimer/ })
    .press('Enter');
  await page
    .getByRole('dialog', { name: /^Supprimer le commentaire/ })
    .getByRole('button', { name: 'Supprimer' })
    .press('Enter');
  await expect(comments).toHaveCount(1);
  await panel.getByRole('tab', { name: 'Historique' }).click();
  await expect(panel.getByRole('link', { name: 'Ouvrir la page de l’historique' })).toBeVisible();
  // Values are below the field's name, with room for several words.
  const value = panel.getByRole('definition').first();
  expect((await value.boundingBox())?.width).toBeGreaterThan(200);
});

test('the address of a comment opens it beside its record on a telephone', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, server, '/themes/details/1#commentaires');
  const panel = page.getByRole('dialog', { name: 'Commentaires et historique' });
  await expect(panel.getByText('Aucun commentaire')).toBeVisible();
  await panel.getByRole('button', { name: 'Fermer' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
