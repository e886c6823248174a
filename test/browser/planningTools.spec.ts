import type { Browser, Locator, Page } from '@playwright/test';
import { isLongRun } from '../support/longRun';
import { demoPerson, type Person } from '../support/people';
import { apiOf, expectColumns, makeSlots, people, rowOf, saveSlot, slotsOf } from '../support/planScreens';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';

// Work on many slots, and what needs approval: duplications, deletions, validated months, requests and simulations, as
// a planner and a consultant use them.

test.use({ data: 'planning', locale: 'fr-FR', timezoneId: 'Europe/Paris', viewport: { width: 1440, height: 900 } });

// Several people in sequence, each with their own page.
test.describe.configure({ timeout: 120_000 });

const CONSULTANT = demoPerson('consultant', 'nord');
/** A week of 2029 without slots of other tests. */
const weekOf = (monday: string) => `/plannings?affichage=frise&zoom=semaine&date=${monday}`;

/** Only the consultant's row: the timeline renders only rows near the viewport. */
const monthAt = (day: string) => `/plannings?affichage=frise&zoom=mois&date=${day}&q=Julien`;

const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const button = (place: Page | Locator, name: string | RegExp): Locator => place.getByRole('button', { name });
const report = (dialog: Locator): Locator => dialog.getByRole('region', { name: 'Ce qui se passerait' });

async function typeDay(place: Locator, name: string, day: string): Promise<void> {
  const group = place.getByRole('group', { name });
  await group.getByRole('spinbutton').first().focus();
  await group.page().keyboard.type(day);
}

/** Chooses records in a picker, and leaves it to close its list. */
async function choose(place: Locator, name: string, asked: readonly string[]): Promise<void> {
  const input = place.getByRole('combobox', { name });
  for (const one of asked) {
    await input.fill(one);
    await place.page().getByRole('option').filter({ hasText: one }).first().click();
  }
  await input.press('Tab');
}

async function openTool(page: Page, item: RegExp): Promise<Locator> {
  await button(page, 'Outils').click();
  await page.getByRole('menuitem', { name: item }).click();
  return page.getByRole('dialog');
}

async function create(page: Page, person: string, text = ''): Promise<void> {
  // An empty period offers it once more, in its middle.
  await button(page, 'Nouveau créneau').first().click();
  const dialog = dialogOf(page, 'Nouveau créneau');
  await choose(dialog, 'Salarié', [person]);
  if (text) await dialog.getByRole('textbox', { name: 'Texte' }).fill(text);
  await saveSlot(page);
}

async function pageOf(browser: Browser, server: ServerProcess, path: string, person?: Person): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  await openAs(page, server, path, person);
  return page;
}

test(
  'a slot is duplicated over dates and people after a preview, and undone from the notification',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, weekOf('2029-03-05'));
    const [first = '', second = ''] = await people(page);
    await create(page, first);
    await slotsOf(page, first).dblclick();
    await button(dialogOf(page, 'Modifier le créneau'), 'Dupliquer…').click();
    const copy = dialogOf(page, 'Dupliquer le créneau');
    await typeDay(copy, 'Ajouter une date', '07032029');
    await expect(copy.getByText('7 mars 2029')).toBeVisible();
    await typeDay(copy, 'Ajouter une date', '08032029');
    await expect(copy.getByText('8 mars 2029')).toBeVisible();
    await choose(copy, 'Pour les salariés', [first, second]);
    await button(copy, 'Vérifier').click();
    await expect(report(copy)).toContainText('4 créneaux seraient créés');
    await expect(report(copy)).toContainText('2 salariés · 2 dates');
    await button(copy, 'Dupliquer 4 créneaux').click();
    await expectColumns(page, first, [2, 4, 5]);
    await expectColumns(page, second, [4, 5]);
    const notice = page.getByRole('status').filter({ hasText: '4 créneaux dupliqués.' });
    await button(notice, 'Annuler').click();
    await expectColumns(page, first, [2]);
    await expectColumns(page, second, []);
  },
);

// `history.spec.ts` and `bulk.spec.ts` cover undoing a change set from the history.
test(
  'a plan is duplicated to others with its clashes by date, and deleted over a period',
  { tag: '@long' },
  async ({ page, server }) => {
    const api = apiOf(page);
    await openAs(page, server, weekOf('2029-03-12'));
    const [first = '', second = '', third = ''] = await people(page);
    for (const person of [first, second]) await makeSlots(api, person, ['2029-03-12']);
    await page.reload();
    await expectColumns(page, second, [2]);
    const plan = await openTool(page, /Dupliquer le planning/);
    const from = plan.getByRole('combobox', { name: 'Planning à copier' });
    const before = await from.boundingBox();
    await choose(plan, 'Planning à copier', [first]);
    await expect(report(plan)).toBeVisible();
    // The preview comes below the inputs, which stay where they are.
    expect((await from.boundingBox())?.y).toBe(before?.y);
    // The tool offers to repeat the duplication until other people are chosen.
    await plan.getByRole('combobox', { name: 'Pour les salariés' }).press('Backspace');
    await choose(plan, 'Pour les salariés', [second, third]);
    // The second has this slot already: its copy is left out.
    await expect(report(plan)).toContainText('1 créneau serait créé');
    await expect(report(plan).getByText('Ce créneau existe déjà.')).toBeVisible();
    await button(plan, 'Dupliquer 1 créneau').click();
    await expectColumns(page, second, [2]);
    await expectColumns(page, third, [2]);

    const removal = await openTool(page, /Supprimer sur une période/);
    await choose(removal, 'Salariés', [second, third]);
    await button(removal, 'Vérifier').click();
    await expect(report(removal)).toContainText('2 créneaux seraient supprimés');
    await button(removal, 'Supprimer 2 créneaux').click();
    await expectColumns(page, second, []);
    await expectColumns(page, first, [2]);
  },
);

test(
  'a month is validated for one person and for several, protects its slots, and is reopened; staff request theirs',
  { tag: '@long' },
  async ({ page, server, browser }) => {
    await openAs(page, server, weekOf('2029-04-02'));
    const [first = '', second = '', third = ''] = await people(page);
    await create(page, first);
    await button(page, 'Outils').click();
    await page.getByRole('menuitem', { name: 'Valider le mois…' }).click();
    const dialog = dialogOf(page, 'Validation du mois');
    await expect(dialog).toContainText('avril 2029');
    const months = dialog.getByRole('listitem');
    const monthOf = (name: string) => months.filter({ hasText: name }).first();
    await dialog.getByRole('searchbox', { name: 'Rechercher un salarié' }).fill(first);
    await button(monthOf(first), /^Valider/).click();
    await expect(monthOf(first)).toContainText('validé');
    await dialog.getByRole('searchbox', { name: 'Rechercher un salarié' }).fill('');
    for (const name of [second, third]) await dialog.getByRole('checkbox', { name }).first().check();
    await button(dialog, 'Valider la sélection (2)').click();
    await button(dialogOf(page, /^Valider avril 2029 pour 2 salariés/), 'Valider').click();
    await expect(button(dialog, /^3 validés$/)).toBeVisible();
    await button(dialog, 'Fermer').click();

    for (const name of [first, second, third])
      await expect(rowOf(page, name).getByRole('rowheader', { name: /mois validé/ })).toBeVisible();
    await slotsOf(page, first).click();
    for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByText(/Le mois est validé pour ce salarié \(avril 2029\)/).first()).toBeAttached();
    await page.keyboard.press('Escape');
    // Easter Monday is no day of work: the slot was proposed for Tuesday.
    await expectColumns(page, first, [3]);
    await slotsOf(page, first).dblclick();
    const form = dialogOf(page, 'Modifier le créneau');
    await form.getByRole('textbox', { name: 'Texte' }).fill('Trop tard');
    await expect(form.getByText(/Le mois est validé pour ce salarié/)).toBeVisible();
    await expect(button(form, /^Enregistrer/)).toBeDisabled();
    await form.getByRole('textbox', { name: 'Texte' }).fill('');
    await button(form, 'Annuler').click();

    await button(page, 'Outils').click();
    await page.getByRole('menuitem', { name: 'Valider le mois…' }).click();
    await button(monthOf(first), /^Retirer la validation/).click();
    await expect(monthOf(first)).toContainText('à valider');
    await button(dialog, 'Fermer').click();
    await slotsOf(page, first).click();
    for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expectColumns(page, first, [4]);

    const own = await pageOf(browser, server, '/plannings?affichage=mois&date=2029-05-02', CONSULTANT);
    await button(own, 'Demander la validation').click();
    const ask = dialogOf(own, 'Validation du mois');
    await expect(ask).toContainText('mai 2029');
    await button(ask, /^Demander la validation/).click();
    await expect(ask.getByText('à valider')).toBeVisible();
    await own.context().close();
  },
);

test(
  'a consultant proposes a change and a deletion: pending for both, refused with a reason, accepted',
  { tag: '@long' },
  async ({ page, server, browser }) => {
    await openAs(page, server, monthAt('2029-06-04'));
    await create(page, 'Lefèvre', 'À déplacer');
    await page.goto(`${server.origin}${monthAt('2029-06-05')}`);
    await create(page, 'Lefèvre', 'À supprimer');
    await expectColumns(page, 'Lefèvre', [5, 6]);

    const own = await pageOf(browser, server, '/plannings?affichage=agenda&date=2029-06-04', CONSULTANT);
    const propose = async (text: string, action: string, motif: string): Promise<void> => {
      await own.getByRole('button').filter({ hasText: text }).first().click();
      await button(own.getByRole('dialog'), action).click();
      const dialog = dialogOf(own, action);
      if (action === 'Proposer un changement') await dialog.getByRole('textbox', { name: 'Texte' }).fill('Déplacé');
      await dialog.getByRole('textbox', { name: 'Motif' }).fill(motif);
      await button(dialog, 'Envoyer la demande').click();
      await expect(own.getByRole('dialog')).toHaveCount(0);
    };
    await propose('À déplacer', 'Proposer un changement', 'Salle occupée');
    // The plan reloads after a request, with its entries.
    await expect(own.getByText(/en attente/).first()).toBeVisible();
    await propose('À supprimer', 'Proposer la suppression', 'Adhérent absent');
    await expect(own.getByText(/en attente/).first()).toBeVisible();

    await page.reload();
    await expect(rowOf(page, 'Lefèvre').getByLabel(/en attente/)).toHaveCount(1);
    await expect(rowOf(page, 'Lefèvre').getByLabel(/suppression demandée/)).toHaveCount(1);
    await page.goto(`${server.origin}/demandes-modifications-plannings`);
    const request = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await button(request('Salle occupée'), 'Refuser').click();
    const refusal = dialogOf(page, /^Refuser la demande/);
    await expect(button(refusal, 'Refuser')).toBeDisabled();
    await refusal.getByRole('textbox').fill('La salle est libre');
    await button(refusal, 'Refuser').click();
    await expect(request('Salle occupée')).toHaveCount(0);
    // Until its message closes, the refusal may be undone.
    await button(page, 'Fermer le message').click();
    await button(request('Adhérent absent'), 'Accepter').click();
    await button(dialogOf(page, /^Accepter la demande/), 'Accepter').click();
    await expect(request('Adhérent absent')).toHaveCount(0);

    await own.reload();
    await expect(own.getByText('À déplacer').first()).toBeVisible();
    await expect(own.getByText('À supprimer')).toHaveCount(0);
    await button(own, 'Mes demandes').click();
    await expect(dialogOf(own, 'Mes demandes').getByText('La salle est libre')).toBeVisible();
    await own.context().close();
  },
);

test('a simulation over the real plan: moved, removed, added, in conflict, validated in part, and undone', async ({
  page,
  server,
}) => {
  const api = apiOf(page);
  await openAs(page, server, weekOf('2029-09-03'));
  const [first = '', second = '', third = ''] = await people(page);
  await makeSlots(api, first, ['2029-09-03']);
  const [real] = await makeSlots(api, second, ['2029-09-03']);
  const simulation = await api<{ readonly id: number }>('POST', 'simulations', {
    nom: 'Essai de rentrée',
    dateDebut: '2029-09-01',
    dateFin: '2029-09-30',
  });
  await page.goto(`${server.origin}${weekOf('2029-09-03')}&simulation=${simulation.id}`);
  await expect(page.getByText(/Vous êtes dans la simulation/)).toBeVisible();
  await slotsOf(page, first).click();
  for (const key of ['m', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(rowOf(page, first).getByLabel(/déplacé/)).toBeVisible();
  await slotsOf(page, second).click();
  await page.keyboard.press('Delete');
  await expect(rowOf(page, second).getByLabel(/retiré/)).toBeVisible();
  await create(page, third);
  await expect(rowOf(page, third).getByLabel(/ajouté/)).toBeVisible();

  // Another person changes the real slot that the simulation removes.
  await api('PUT', `creneaux/${real?.id}`, { ...real, texte: 'Confirmé hier' });

  await page.getByRole('link', { name: 'Voir ce qui change' }).click();
  const changes = page.getByRole('list', { name: 'Ce que la simulation change' }).getByRole('listitem');
  await expect(changes).toHaveCount(3);
  await expect(
    page.getByRole('region', { name: 'Par salarié' }).getByRole('row', { name: new RegExp(`^${third}.*\\+2`) }),
  ).toBeVisible();
  const blocked = changes.filter({ hasText: 'Le créneau réel a été modifié depuis.' });
  await expect(blocked).toContainText('Confirmé hier');
  await expect(blocked.getByRole('checkbox')).toBeDisabled();
  const validate = async (): Promise<void> => {
    await changes.filter({ hasText: third }).getByRole('checkbox').uncheck();
    await button(page, 'Valider la sélection (1)').click();
    await button(dialogOf(page, /^Modifier le planning réel/), 'Valider').click();
    await expect(changes).toHaveCount(2);
  };
  await validate();
  const notice = page.getByRole('alert').filter({ hasText: /dans le planning réel/ });
  await button(notice, 'Annuler').click();
  await expect(changes).toHaveCount(3);
  if (!isLongRun()) return;
  await validate();
  await page.goto(server.origin + weekOf('2029-09-03'));
  await expectColumns(page, first, [4]);
});
