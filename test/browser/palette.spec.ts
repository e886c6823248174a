import type { Page } from '@playwright/test';
import { expect, openAs, test } from './fixtures';

async function search(page: Page, words: string) {
  await page.getByRole('button', { name: 'Rechercher ou aller à' }).click();
  await page.getByRole('combobox', { name: 'Rechercher ou aller à' }).fill(words);
}

test('a record’s screen is found by its name and the record’s, with a typing error', async ({ page, server }) => {
  await openAs(page, server, '/home');
  await search(page, 'contrtas ateliers');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Contrats d’Ateliers');
  await first.click();
  await expect(page).toHaveURL(/\/adherents\/details\/\d+\?onglet=contrats$/);
});

test('a nested record is created from anywhere: the palette asks for the record above it', async ({ page, server }) => {
  await openAs(page, server, '/home');
  await search(page, 'creer contrat');
  await page.getByRole('option', { name: /Contrat….*Adhérent/ }).click();
  const asking = page.getByRole('combobox', { name: /Contrat… Choisissez.*Adhérent/ });
  await asking.fill('ateliers');
  await expect(page.getByRole('option').first()).toContainText('Ateliers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/adherents\/\d+\/contrats\/creation$/);
});

test('the choice is left with Escape, and signing out and help are found by other words', async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  await search(page, 'creer contrat');
  await page.getByRole('option', { name: /Contrat….*Adhérent/ }).click();
  await page.getByRole('combobox', { name: /Choisissez/ }).press('Escape');
  const palette = page.getByRole('combobox', { name: 'Rechercher ou aller à' });
  await palette.fill('deconexion');
  await expect(page.getByRole('option')).toHaveText(['Se déconnecter']);
  await palette.fill('raccourcis');
  await page.getByRole('option', { name: /^Aide sur cet écran/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Ctrl + K');
});
