import type { Page } from '@playwright/test';
import { png } from '../support/png';
import { ADMIN, demoPerson, fillSignIn } from '../support/people';
import { watchRest } from '../support/drive/rest';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';

const FORM = '/fiches-incident-create';
/** Opens the report and waits until all its files have loaded, so that it works offline. */
async function openReport(page: Page, server: ServerProcess): Promise<void> {
  const rest = watchRest(page);
  await openAs(page, server, FORM);
  await expect(page.getByRole('button', { name: 'Envoyer le signalement' })).toBeVisible();
  await rest.reached();
}

/** Lock that prevents two tabs from sending at once. */
const LOCK = 'socle-signalements';

async function fillReport(page: Page, title: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Situation dangereuse' }).check();
  await main.getByRole('radio', { name: 'Modérée' }).check();
  await main.getByRole('textbox', { name: /Titre/ }).fill(title);
  await main.getByRole('textbox', { name: /Circonstances/ }).fill('Sans réseau sur place.');
  await main
    .locator('input[capture="environment"]')
    .setInputFiles({ name: 'porte.png', mimeType: 'image/png', buffer: png(40, 40) });
  await expect(main.getByRole('img', { name: 'porte.png' })).toBeVisible();
}

const keep = (page: Page) => page.getByRole('button', { name: 'Garder, et envoyer plus tard' }).click();

/** The token of the page's next request. */
const tokenOf = async (page: Page): Promise<string> =>
  (await page.waitForRequest((request) => 'authorization' in request.headers())).headers()['authorization'] ?? '';

test(
  'a stored report survives its page, and two pages send it once, with its picture',
  { tag: '@long' },
  async ({ page, context, server }) => {
    const title = 'Porte coupe-feu bloquée';
    await openReport(page, server);
    await context.setOffline(true);
    await fillReport(page, title);
    await keep(page);
    await expect(page.getByText('1 signalement est gardé sur cet appareil')).toBeVisible();
    await page.close();

    await context.setOffline(false);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const answers: number[] = [];
    await context.route('**/api/FichesIncident', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await released;
      const answer = await route.fetch();
      answers.push(answer.status());
      return route.fulfill({ response: answer });
    });
    const [first, second] = [await context.newPage(), await context.newPage()];
    await Promise.all([first, second].map((one) => one.goto(`${server.origin}/home`)));
    const locks = () =>
      first.evaluate(async (name) => {
        const { held = [], pending = [] } = await navigator.locks.query();
        const count = (some: readonly LockInfo[]) => some.filter((lock) => lock.name === name).length;
        return { held: count(held), pending: count(pending) };
      }, LOCK);
    // One page sends, the other waits for the lock.
    await expect.poll(locks).toEqual({ held: 1, pending: 1 });
    release();
    await Promise.any([first, second].map((one) => one.getByText('1 signalement gardé a été envoyé.').waitFor()));
    await expect.poll(locks).toEqual({ held: 0, pending: 0 });
    await first.goto(`${server.origin}/mes-signalements`);
    const report = first.getByRole('main').getByRole('rowheader').filter({ hasText: title });
    await expect(report).toHaveCount(1);
    await report.getByRole('link').first().click();
    await expect(first.getByRole('main').getByText('porte.png').first()).toBeVisible();
    expect(answers).toEqual([201]);
  },
);

test(
  'a refused report stays with its author, who corrects or deletes it',
  { tag: '@long' },
  async ({ page, context, browser, server }) => {
    const author = demoPerson('consultant', 'nord');
    const title = 'Câble au sol';
    const main = page.getByRole('main');
    const asAdmin = await browser.newContext();
    const adminPage = await asAdmin.newPage();
    const adminToken = tokenOf(adminPage);
    await openAs(adminPage, server, '/home', ADMIN);
    const headers = { authorization: await adminToken };
    const made = await adminPage.request.post(`${server.origin}/api/Processus`, {
      headers,
      data: { code: 'EPHEMERE', libelle: 'Processus éphémère' },
    });
    const { id } = (await made.json()) as { readonly id: number };

    await openAs(page, server, FORM, author);
    await fillReport(page, title);
    await main.getByRole('combobox', { name: /Processus/ }).fill('éphémère');
    await page.getByRole('option', { name: 'Processus éphémère' }).click();
    await context.setOffline(true);
    await keep(page);
    // If the network returned earlier, the report would be sent at once, and refused in the form.
    await expect(page.getByText('1 signalement est gardé sur cet appareil')).toBeVisible();
    expect((await adminPage.request.delete(`${server.origin}/api/Processus/${id}`, { headers })).ok()).toBe(true);
    await context.setOffline(false);
    await expect(page.getByText(/1 signalement gardé a été refusé/)).toBeVisible();

    const signOut = async () => {
      await page.getByRole('button', { name: /^Compte de/ }).click();
      await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
      await page.getByRole('button', { name: 'Se connecter' }).click();
    };
    await signOut();
    await fillSignIn(page, ADMIN);
    await page.goto(server.origin + FORM);
    await expect(main.getByRole('button', { name: 'Envoyer le signalement' })).toBeVisible();
    await expect(main.getByText(title)).toHaveCount(0);
    await signOut();
    await fillSignIn(page, author);

    await page.goto(server.origin + FORM);
    await main.getByRole('button', { name: `Corriger : ${title}` }).click();
    await expect(main.getByRole('img', { name: 'porte.png' })).toBeVisible();
    // Sent unchanged, the report is refused in the form, and survives a reload.
    await main.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(main.getByRole('combobox', { name: /Processus/ })).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await main.getByRole('button', { name: `Corriger : ${title}` }).click();
    const process = main.getByRole('combobox', { name: /Processus/ });
    // The input stays empty until the process has been looked up.
    await expect(process).not.toHaveValue('');
    await process.fill('');
    await main.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(main.getByText('Signalement envoyé. Merci !')).toBeVisible();
    await expect(main.getByText(/est gardé sur cet appareil/)).toHaveCount(0);

    await context.setOffline(true);
    await fillReport(page, 'Fausse alerte');
    await keep(page);
    await main.getByRole('button', { name: 'Supprimer : Fausse alerte' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expect(main.getByText(/est gardé sur cet appareil/)).toHaveCount(0);
    await asAdmin.close();
  },
);
