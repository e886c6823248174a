import type { Page } from '@playwright/test';
import { ADMIN, demoPerson, fillSignIn } from '../support/people';
import { expect, openAs, test } from './fixtures';

const CREATE = '/types-contrat/creation';

/** Makes the API refuse saves, as if the right had been withdrawn. */
const refuseSaving = (page: Page) =>
  page.route('**/api/TypeContrats', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify({ title: 'Refus', status: 403, detail: 'Le droit vient de vous être retiré.' }),
        })
      : route.continue(),
  );

async function fillForm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Code/ }).fill('GARDE-1');
  await page.getByRole('textbox', { name: /^Libellé/ }).fill('Saisie à garder');
}

test(
  'refused input is offered again when the person is back, and saved',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, CREATE);
    await fillForm(page);
    await refuseSaving(page);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page).toHaveURL(`${server.origin}/pages/miscellaneous/not-authorized`);
    await expect(page.getByText('Le droit vient de vous être retiré.')).toBeVisible();
    await page.unroute('**/api/TypeContrats');

    await page.goto(server.origin + CREATE);
    // On a telephone the text uses the full width, with the buttons below.
    await page.setViewportSize({ width: 360, height: 740 });
    const offer = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Reprendre la saisie' }) });
    expect((await offer.locator('.MuiAlert-message').boundingBox())?.width).toBeGreaterThan(200);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Reprendre la saisie' }).click();
    await expect(page.getByRole('textbox', { name: /^Libellé/ })).toHaveValue('Saisie à garder');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Saisie à garder');
    await page.goto(server.origin + CREATE);
    await expect(page.getByRole('textbox', { name: /^Libellé/ })).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Reprendre la saisie' })).toHaveCount(0);
  },
);

test('input survives a new sign-in, and is never shown to another person', async ({ page, context, server }) => {
  await openAs(page, server, CREATE);
  await fillForm(page);
  // The session ends with the save: an earlier request would redirect to the sign-in too.
  await page.route('**/api/TypeContrats', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await context.clearCookies();
    await page.route('**/identity/token', (asked) => asked.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
    return route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { title: 'Refus', status: 401 },
    });
  });
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
  await page.unrouteAll();

  await fillSignIn(page, ADMIN);
  await expect(page).toHaveURL(server.origin + CREATE);
  await expect(page.getByRole('button', { name: 'Reprendre la saisie' })).toBeVisible();
  await page.goto(`${server.origin}/home`);
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/presentation/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([]);

  await page.goto(server.origin + CREATE);
  await fillSignIn(page, demoPerson('consultant', 'nord'));
  await expect(page.getByRole('textbox', { name: /^Libellé/ })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Reprendre la saisie' })).toHaveCount(0);
});
