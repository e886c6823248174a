import type { Page } from '@playwright/test';
import { contractOnly } from '../support/drive/contractOnly';
import { demoPerson } from '../support/people';
import { apiOf, expectColumns, people, saveSlot, slotsOf, timeline } from '../support/planScreens';
import { expect, openAs, test } from './fixtures';

// The plan on other pages, and the plan of an organisation whose API offers only the contract.

test.use({ data: 'planning', locale: 'fr-FR', timezoneId: 'Europe/Paris' });

const card = (page: Page) => page.getByRole('region', { name: 'Prochains créneaux' });
const toPlan = (page: Page) =>
  page.getByRole('banner').or(page.getByRole('main')).getByRole('link', { name: 'Voir le planning' });

/** Opens a details page while the plan's response is delayed: the content below must already be in place. */
async function openHeld(page: Page, path: string, below: string): Promise<void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest('**/api/creneaux/search');
  await page.route('**/api/creneaux/search', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  await asked;
  await expect(card(page)).toHaveAttribute('aria-busy', 'true');
  const heading = page.getByRole('heading', { name: below, exact: true });
  const before = await heading.boundingBox();
  release();
  await expect(card(page)).toHaveAttribute('aria-busy', 'false');
  expect(await heading.boundingBox()).toEqual(before);
}

async function findStaff(call: ReturnType<typeof apiOf>): Promise<{ readonly id: number }> {
  const { items } = await call<{ readonly items: readonly { readonly id: number }[] }>(
    'GET',
    'Utilisateurs?Search=Lef%C3%A8vre&PageNumber=1&PageSize=1',
  );
  const [staff] = items;
  if (!staff) throw new Error('the demonstration has no Lefèvre');
  return staff;
}

test('the times of the next slots stand in a column, whatever the length of the days', async ({ page, server }) => {
  const call = apiOf(page);
  await openAs(page, server, '/home');
  const staff = await findStaff(call);
  for (const day of ['2032-05-03', '2032-09-29', '2032-12-01']) {
    const [debut, fin] = [`${day}T07:00:00Z`, `${day}T09:30:00Z`];
    const slot = { salarieId: staff.id, entrepriseId: 1, typeCreneauId: 1, etat: 'Prevu', isForSystem: false };
    await call('POST', 'creneaux', { ...slot, debut, fin });
  }
  await page.goto(`${server.origin}/utilisateurs/details/${staff.id}`);
  const times = card(page).getByText(/^\d\d:\d\d – \d\d:\d\d$/);
  await expect(times.nth(2)).toBeVisible();
  const places = await times.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().x)));
  expect(new Set(places).size).toBe(1);
});

test('pages of companies and people show the next slots, reserve room for them, and link to the plan', async ({
  page,
  server,
}) => {
  const call = apiOf(page);
  await openAs(page, server, '/home');
  const staff = await findStaff(call);
  const company = await call<{ readonly id: number }>('POST', 'Entreprises', {
    code: 'PLAN-2032',
    nom: 'Fonderie du Plan',
    statut: 'Actif',
  });
  await openHeld(page, `${server.origin}/adherents/details/${company.id}`, 'Identité');
  await expect(card(page).getByText('Aucun créneau à venir.')).toBeVisible();
  // No room is left empty for slots that do not exist.
  expect((await card(page).boundingBox())?.height).toBeLessThan(100);

  const slot = { salarieId: staff.id, entrepriseId: company.id, typeCreneauId: 1, etat: 'Prevu', isForSystem: false };
  await call('POST', 'creneaux', { ...slot, debut: '2032-03-02T08:00:00Z', fin: '2032-03-02T10:00:00Z' });
  await page.reload();
  const line = card(page).getByRole('listitem');
  await expect(line).toHaveText(/mar\. 02\/03\/2032.*09:00 – 11:00.*Lefèvre/);
  await line.getByRole('link', { name: 'mar. 02/03/2032' }).click();
  await expect(page).toHaveURL(new RegExp(`/plannings\\?adherents=${company.id}&date=2032-03-02`));
  await page.goBack();
  await toPlan(page).click();
  // The plan of today is empty, so the link leads to the day of the next slot.
  await expect(page).toHaveURL(`${server.origin}/plannings?adherents=${company.id}&date=2032-03-02`);
  await page.getByRole('link', { name: 'Voir la fiche de l’adhérent' }).click();
  await expect(page).toHaveURL(`${server.origin}/adherents/details/${company.id}`);
  await openHeld(page, `${server.origin}/utilisateurs/details/${staff.id}`, 'Identité');
  await expect(toPlan(page)).toHaveAttribute('href', new RegExp(`^/plannings\\?salaries=${staff.id}(&|$)`));
});

test(
  'staff reach their own plan from their own page, and from no company',
  { tag: '@long' },
  async ({ page, server, browser }) => {
    const call = apiOf(page);
    await openAs(page, server, '/home');
    const staff = await findStaff(call);
    const company = await call<{ readonly id: number }>('POST', 'Entreprises', {
      code: 'PLAN-2033',
      nom: 'Fonderie du Plan',
      statut: 'Actif',
    });
    const own = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
    await openAs(own, server, `/utilisateurs/details/${staff.id}`, demoPerson('consultant', 'nord'));
    await expect(card(own)).toBeVisible();
    await toPlan(own).click();
    await expect(own.getByRole('heading', { level: 1, name: 'Plannings' })).toBeVisible();
    await own.goto(`${server.origin}/adherents/details/${company.id}`);
    await expect(own.getByRole('heading', { level: 1, name: 'Fonderie du Plan' })).toBeVisible();
    await expect(own.getByRole('heading', { name: 'Identité', exact: true })).toBeVisible();
    await expect(toPlan(own)).toHaveCount(0);
    await expect(card(own)).toHaveCount(0);
    await own.context().close();
  },
);

test('a planner and staff work with the contract alone', { tag: '@long' }, async ({ page, server, browser }) => {
  test.setTimeout(120_000);
  const calls = await contractOnly(page);
  await openAs(page, server, '/plannings?affichage=frise&zoom=semaine&date=2032-05-10');
  const [name = '', other = ''] = await people(page);
  await test.step('a slot is created, moved, undone, redone, deleted and restored', async () => {
    await timeline(page).focus();
    await page.keyboard.press('n');
    await saveSlot(page);
    await expect(timeline(page)).toBeFocused();
    await expectColumns(page, name, [2]);
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expectColumns(page, name, [3]);
    await page.keyboard.press('Control+z');
    await expectColumns(page, name, [2]);
    await expect(page.getByText(/^Action annulée/)).toBeVisible();
    await page.keyboard.press('Control+y');
    await expectColumns(page, name, [3]);
    await page.keyboard.press('Delete');
    await expectColumns(page, name, []);
    await page.keyboard.press('Control+z');
    await expectColumns(page, name, [3]);
  });
  await test.step('a series is created; one slot, then all from one on, are deleted', async () => {
    const remove = async (which: string) => {
      await slotsOf(page, other).click();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      const question = page.getByRole('dialog', { name: 'Supprimer quels créneaux de la série' });
      await expect(question.getByRole('radio')).toHaveCount(2);
      await question.getByText(which).click();
      await question.getByRole('button', { name: 'Supprimer' }).click();
      await expectColumns(page, other, []);
    };
    await timeline(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('switch', { name: 'Répéter ce créneau' }).check();
    await saveSlot(page);
    await expectColumns(page, other, [3]);
    await remove('Ce créneau seulement');
    await page.getByRole('button', { name: 'Période suivante' }).click();
    await expectColumns(page, other, [3]);
    await remove('Celui-ci et les suivants');
    await page.getByRole('button', { name: 'Période suivante' }).click();
    await expect(page).toHaveURL(/2032-05-24/);
    await expectColumns(page, other, []);
  });
  await test.step('without a preview call, consequences are described in advance', async () => {
    await page.goto(`${server.origin}/plannings?affichage=frise&zoom=semaine&date=2032-05-10`);
    await expectColumns(page, name, [3]);
    await page.getByRole('button', { name: 'Outils' }).click();
    await page.getByRole('menuitem', { name: /Supprimer/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('ne dit pas d’avance');
    await dialog.getByRole('button', { name: 'Supprimer maintenant' }).click();
    await expectColumns(page, name, []);
  });
  await test.step('a month is validated', async () => {
    await page.getByRole('button', { name: 'Outils' }).click();
    await page.getByRole('menuitem', { name: 'Valider le mois…' }).click();
    const own = page.getByRole('dialog').getByRole('listitem').filter({ hasText: other });
    await expect(own.getByText('état inconnu')).toBeVisible();
    await own.getByRole('button', { name: /^Valider/ }).click();
    await expect(own.getByText('validé', { exact: true })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  });
  await test.step('the visible plan is exported', async () => {
    await page.getByRole('button', { name: 'Exporter' }).click();
    await expect(page.getByRole('menuitem', { name: /calendrier/i })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /Excel/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  });
  await test.step('a simulation is opened in the plan', async () => {
    await page.goto(`${server.origin}/simulations-plannings`);
    await page.getByRole('main').getByRole('link', { name: 'Renfort du littoral', exact: true }).click();
    await expect(page.getByText('ne compare pas la simulation', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Ouvrir dans le planning' }).click();
    await expect(page.getByText(/Vous êtes dans la simulation/)).toBeVisible();
    await expect(timeline(page)).toBeVisible();
  });
  const staff = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
  const ownCalls = await contractOnly(staff);
  await test.step('staff propose in their own plan, and a planner accepts', async () => {
    await openAs(staff, server, '/plannings?affichage=semaine&date=2032-05-17', demoPerson('consultant', 'nord'));
    await staff.getByRole('button', { name: 'Proposer un créneau' }).click();
    await staff.getByRole('dialog').getByRole('textbox', { name: 'Motif' }).fill('Par le contrat');
    await staff.getByRole('dialog').getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(staff.getByRole('dialog')).toHaveCount(0);
    await page.goto(`${server.origin}/demandes-modifications-plannings`);
    await page.getByRole('combobox', { name: 'Salarié' }).fill('Lefèvre Julien');
    await page.getByRole('option', { name: 'Lefèvre Julien' }).first().click();
    const request = page.getByRole('listitem').filter({ hasText: 'Par le contrat' });
    await request.getByRole('button', { name: 'Accepter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accepter' }).click();
    await expect(request).toHaveCount(0);
    await staff.reload();
    await expect(staff.getByText('09:00 – 16:00').first()).toBeVisible();
    await expect(staff.getByText(/en attente/)).toHaveCount(0);
  });
  expect([...calls.foreign, ...ownCalls.foreign]).toEqual([]);
  await staff.context().close();
});
