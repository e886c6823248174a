import type { Page, Request } from '@playwright/test';
import { openMenuGroups } from '../support/menuGroups';
import { demoPerson } from '../support/people';
import { expect, openAs, test } from './fixtures';

/** Makes tokens expire within the two-minute margin, so that every request renews first. */
async function shortTokens(page: Page): Promise<{ readonly renewals: () => number }> {
  let renewals = 0;
  await page.route('**/identity/token', async (route) => {
    if (isRenewal(route.request())) renewals += 1;
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), expires_in: 90 } });
  });
  return { renewals: () => renewals };
}

const isRenewal = (request: Request) => (request.postData() ?? '').includes('grant_type=refresh_token');

/** The person's keys; skin and font belong to the device. */
const personKeys = (page: Page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => /^socle\.(?!skin$|font$|fontAddress$)/.test(key));
    return keys.sort();
  });

test('tabs that renew at the same time lose no session', async ({ context, page, server }) => {
  const first = await shortTokens(page);
  await openAs(page, server, '/themes');
  const other = await context.newPage();
  const second = await shortTokens(other);
  await other.goto(`${server.origin}/types-contrat`);
  // The page and its rows each renew the token first.
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Types de contrat');
  await expect(other.getByRole('row').nth(1)).toBeVisible();
  for (const tab of [page, other]) await openMenuGroups(tab);
  for (const path of ['Types de contrat', 'Thèmes', 'Types de contrat']) {
    await Promise.all(
      [page, other].map((tab) =>
        tab.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: path }).click(),
      ),
    );
    for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1 })).toContainText(path);
  }
  await expect.poll(() => Math.min(first.renewals(), second.renewals())).toBeGreaterThan(0);
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: 'Modifier' }).first().click();
    await expect(tab.getByRole('textbox', { name: /^Libellé/ })).not.toHaveValue('');
  }
  // A pending renewal would be read after the page has closed.
  for (const tab of [page, other]) await tab.unrouteAll({ behavior: 'wait' });
});

test("local storage holds the person's data, and is empty after signing out", async ({ page, server }) => {
  await openAs(page, server, '/preferences-utilisateur', demoPerson('lecteur', 'nord'));
  await expect(page.getByRole('radio', { name: 'Français' })).toBeChecked();
  await expect
    .poll(() => personKeys(page))
    .toEqual([
      'socle.additionalInformationTags',
      'socle.firstReadings',
      'socle.fonctions',
      'socle.fonctionsCode',
      'socle.preferences',
      'socle.rights',
      'socle.user',
    ]);
  const everything = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(everything).not.toContain('eyJ');
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/presentation/);
  expect(await personKeys(page)).toEqual([]);
});

test('a signed-in person is redirected home from the public pages', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/themes');
  for (const path of ['/', '/presentation', '/login', '/register', '/forgot-password']) {
    await page.goto(server.origin + path);
    await expect(page).toHaveURL(`${server.origin}/home`);
  }
});
