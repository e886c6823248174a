import { demoPerson } from '../support/people';
import { violationsOn } from '../support/violationsOn';
import { expect, openAs, test } from './fixtures';

// First visit: the most frequent tasks of the person's function, and help on every screen.

test.use({ data: 'choices' });

test('the first steps stay until they are hidden, on every device', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/home', demoPerson('consultant', 'nord'));
  const steps = page.getByRole('region', { name: 'Pour commencer' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(steps.getByRole('link', { name: /^Adhérents/ })).toHaveAttribute('href', '/adherents');
  // They leave the window to the person's own days.
  expect((await steps.boundingBox())?.height).toBeLessThanOrEqual(60);
  await expect(page.getByRole('region', { name: 'Ma semaine' })).toBeInViewport({ ratio: 0.5 });
  expect(await violationsOn(page)).toEqual([]);
  const stored = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await steps.getByRole('button', { name: 'Masquer ces premiers pas' }).click();
  await expect(steps).toHaveCount(0);
  await stored;
  // The state is not stored in the browser.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Julien');
  await expect(page.getByRole('region', { name: 'Ma semaine' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test('a screen explains its records, and what one may do and why not', async ({ page, server }) => {
  await openAs(page, server, '/utilisateurs', demoPerson('consultant', 'nord'));
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Utilisateurs' });
  await expect(help.getByText('Vous pouvez : voir la liste, ouvrir une fiche.')).toBeVisible();
  await expect(help.getByRole('listitem').filter({ hasText: 'Vous ne pouvez pas créer' })).toContainText(
    'il faut le droit Utilisateurs : création ou Utilisateurs : administration',
  );
  await expect(help.getByRole('region', { name: 'Les champs' })).toContainText(
    /E-mail de connexion\s*obligatoire · deux fiches ne peuvent pas avoir la même valeur/,
  );
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  // A typed question mark does not open the help.
  await page.getByRole('searchbox', { name: 'Rechercher dans la liste' }).press('?');
  await expect(page.getByRole('searchbox', { name: 'Rechercher dans la liste' })).toHaveValue('?');
  await expect(help).toBeHidden();
});
