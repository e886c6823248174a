import { fillSignIn } from '../support/people';
import { expect, test } from './fixtures';

// Changes a password that others sign in with.
test.use({ data: 'choices' });

const READER = { email: 'lecteur@nord.socle.example', password: 'Tout-neuf-2!' };

test('a forgotten password is reset with a mailed link, which works once', async ({ page, server }) => {
  await page.goto(`${server.origin}/home`);
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await page.getByLabel('Adresse e-mail').fill(READER.email);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultez votre messagerie');

  await expect(async () => {
    await page.goto(`${server.origin}/mailbox`);
    await expect(page.getByText('Un nouveau mot de passe a été demandé')).toBeVisible({ timeout: 1000 });
  }).toPass();
  const link = page.getByRole('link', { name: /resetPassword/ }).first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.getByLabel('Nouveau mot de passe').fill(READER.password);
  await page.getByLabel('Confirmez le mot de passe').fill(READER.password);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre mot de passe est changé');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await fillSignIn(page, READER);
  await expect(page).toHaveURL(`${server.origin}/home`);

  await page.goto(address);
  await page.getByLabel('Nouveau mot de passe').fill('Encore-un-3!');
  await page.getByLabel('Confirmez le mot de passe').fill('Encore-un-3!');
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByRole('link', { name: 'Recevoir un nouveau lien' })).toBeVisible();
});

test('the pages that need no session open at their own addresses', { tag: '@long' }, async ({ page, server }) => {
  const titles = [
    ['/register', 'Les comptes sont remis par un administrateur'],
    ['/forgot-password', 'Mot de passe oublié'],
    ['/pages/miscellaneous/coming-soon', 'Bientôt disponible'],
    ['/pages/miscellaneous/under-maintenance', 'Maintenance en cours'],
    ['/pages/miscellaneous/error', 'Une erreur s’est produite'],
    ['/confirmAccount/1/a/b', 'Activez votre compte'],
    ['/1/confirmEmail/a', 'Confirmez votre adresse e-mail'],
    ['/1/resetPassword/a', 'Choisissez un nouveau mot de passe'],
  ] as const;
  for (const [path, title] of titles) {
    await page.goto(server.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});
