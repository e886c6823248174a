import type { Locator, Page } from '@playwright/test';
import { expectColumns, people, saveSlot, slotsOf, timeline } from '../support/planScreens';
import { expect, openAs, test } from './fixtures';

// A planner's series of slots: created, changed from a date on, changed singly, deleted, and undone.

test.use({ data: 'planning', locale: 'fr-FR', timezoneId: 'Europe/Paris', viewport: { width: 1440, height: 900 } });

/** Months without slots of other tests. */
const monthOf = (month: string) => `/plannings?affichage=frise&zoom=mois&date=2031-${month}-01`;

const form = (page: Page, name: string): Locator => page.getByRole('dialog', { name });
const newForm = (page: Page): Locator => form(page, 'Nouveau créneau');
const editForm = (page: Page): Locator => form(page, 'Modifier le créneau');
const undo = (page: Page) => page.keyboard.press('Control+z');

/** Opens the form of a new slot with the keyboard. @param keys pressed from the first day of the first row */
async function begin(page: Page, row: number, keys: readonly string[]): Promise<string> {
  const name = (await people(page))[row] ?? '';
  await timeline(page).focus();
  for (const key of ['Control+Home', ...Array<string>(row).fill('ArrowDown'), ...keys, 'n'])
    await page.keyboard.press(key);
  await expect(newForm(page).getByRole('combobox', { name: 'Salarié' })).toHaveValue(name);
  return name;
}

async function open(page: Page, name: string, column: number): Promise<Locator> {
  await slotsOf(page, name)
    .and(page.locator(`[aria-colindex="${column}"]`))
    .dblclick();
  await expect(editForm(page).getByText(/^Tous les/)).toBeVisible();
  return editForm(page);
}

async function repeat(page: Page, times: string): Promise<void> {
  await newForm(page).getByRole('switch', { name: 'Répéter ce créneau' }).press('Space');
  await newForm(page).getByRole('spinbutton', { name: 'Nombre de fois' }).fill(times);
}

/** Chooses the affected slots of the series, once the dialog describes the effect. */
async function answer(page: Page, scope: string | undefined, said: string, action: 'Enregistrer' | 'Supprimer') {
  const question = page.getByRole('dialog', { name: /\?$/ });
  if (scope) await question.getByRole('radio', { name: scope }).check();
  await expect(question.getByText(said, { exact: true })).toBeVisible();
  await question.getByRole('button', { name: action }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test(
  'a series on the 31st lists the months it skips, and an endless rule is refused',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, monthOf('01'));
    const name = await begin(page, 0, ['End']);
    const dialog = newForm(page);
    await dialog.getByRole('switch', { name: 'Répéter ce créneau' }).press('Space');
    await dialog.getByRole('combobox', { name: 'Période' }).press('ArrowDown');
    await page.getByRole('option', { name: 'mois' }).press('Enter');
    await expect(dialog.getByText('Le 31 de chaque mois, 10 fois')).toBeVisible();
    await expect(dialog.getByText(/laissés de côté.*février 2031, avril 2031, juin 2031/)).toBeVisible();
    const times = dialog.getByRole('spinbutton', { name: 'Nombre de fois' });
    await times.fill('');
    await expect(dialog.getByText(/^Une série a une fin/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Enregistrer/ })).toBeDisabled();
    await times.fill('3');
    await saveSlot(page);
    await expectColumns(page, name, [32]);
    await page.keyboard.press('s');
    await expect(page).toHaveURL(/2031-02/);
    await expectColumns(page, name, []);
    await page.keyboard.press('s');
    await expectColumns(page, name, [32]);
    await undo(page);
    await expectColumns(page, name, []);
  },
);

test(
  'the rule of a series is changed from a date on, previewed, and undone',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, monthOf('04'));
    const name = await begin(page, 1, []);
    await repeat(page, '5');
    await saveSlot(page);
    await expectColumns(page, name, [2, 9, 16, 23, 30]);
    const dialog = await open(page, name, 16);
    await expect(dialog.getByText('Tous les mardis, 5 fois')).toBeVisible();
    await expect(dialog.getByText('Créneau 3 sur 5 de la série')).toBeVisible();
    await dialog.getByRole('button', { name: 'Changer la répétition' }).press('Enter');
    await expect(dialog.getByText('Une répétition ne se change pas pour un seul créneau.')).toBeVisible();
    await dialog.getByRole('button', { name: 'jeu.' }).press('Space');
    await dialog.getByRole('button', { name: 'mar.' }).press('Space');
    await expect(dialog.getByText('Tous les jeudis, 3 fois')).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Dates de la série' }).getByRole('listitem')).toHaveText([
      /jeudi 17 avril 2031/,
      /jeudi 24 avril 2031/,
      /jeudi 1er mai 2031.*Jour férié/,
    ]);
    await dialog.getByRole('button', { name: /^Enregistrer/ }).click();
    const question = form(page, 'Changer la répétition à partir de ce créneau ?');
    await expect(question.getByRole('radio')).toHaveCount(0);
    await answer(page, undefined, '3 créneaux à créer · 3 créneaux à supprimer', 'Enregistrer');
    await expectColumns(page, name, [2, 9, 18, 25]);
    await undo(page);
    await expectColumns(page, name, [2, 9, 16, 23, 30]);
  },
);

test(
  'a slot changed singly stays when the others change or are deleted, and everything is undone',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, monthOf('07'));
    const name = await begin(page, 2, []);
    await repeat(page, '4');
    await saveSlot(page);
    await expectColumns(page, name, [2, 9, 16, 23]);

    await slotsOf(page, name).and(page.locator('[aria-colindex="9"]')).click();
    for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expectColumns(page, name, [2, 10, 16, 23]);
    await expect(page.getByText('Créneau déplacé. Il ne suit plus sa série.')).toBeVisible();

    await (await open(page, name, 16)).getByRole('textbox', { name: 'Texte' }).fill('Remplacement');
    await editForm(page)
      .getByRole('button', { name: /^Enregistrer/ })
      .click();
    await answer(page, 'Ce créneau seulement', '1 créneau à modifier', 'Enregistrer');

    const start = (await open(page, name, 2)).getByRole('group', { name: 'Début' });
    await expect(editForm(page).getByText('Créneau 1 sur 2 de la série')).toBeVisible();
    await start.getByRole('spinbutton', { name: 'Jour' }).fill('02');
    await editForm(page)
      .getByRole('button', { name: /^Enregistrer/ })
      .click();
    await answer(page, 'Tous les créneaux de la série', '2 créneaux à modifier', 'Enregistrer');
    await expectColumns(page, name, [3, 10, 16, 24]);
    await undo(page);
    await expectColumns(page, name, [2, 10, 16, 23]);

    await (await open(page, name, 23)).getByRole('button', { name: 'Supprimer' }).click();
    await answer(page, 'Tous les créneaux de la série', '2 créneaux à supprimer', 'Supprimer');
    await expectColumns(page, name, [10, 16]);
    await undo(page);
    await expectColumns(page, name, [2, 10, 16, 23]);
    // Undoes in reverse order: the single change, the move, the creation.
    await undo(page);
    await undo(page);
    await expectColumns(page, name, [2, 9, 16, 23]);
    await undo(page);
    await expectColumns(page, name, []);
  },
);

test('Delete on one slot of a series asks which of its slots are meant, and on a slot of none it does not', async ({
  page,
  server,
}) => {
  await openAs(page, server, monthOf('10'));
  const name = await begin(page, 3, []);
  await repeat(page, '4');
  await saveSlot(page);
  await expectColumns(page, name, [2, 9, 16, 23]);
  const question = form(page, 'Supprimer quels créneaux de la série ?');
  const press = async (column: number) => {
    await slotsOf(page, name)
      .and(page.locator(`[aria-colindex="${column}"]`))
      .click();
    await page.keyboard.press('Delete');
  };

  await press(16);
  await expect(question.getByText('1 créneau à supprimer', { exact: true })).toBeVisible();
  await expect(question.getByText(`mercredi 15 octobre 2031, 09:00 – 12:00, Permanence, ${name}`)).toBeVisible();
  await expect(question.getByRole('radio', { name: 'Ce créneau seulement' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // The ring around the choice leaves its label readable.
  const [ring = 0, label = 0] = await question.locator('.MuiRadio-root:has(:focus)').evaluate((choice) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(choice);
    const end =
      choice.getBoundingClientRect().right + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return [end, choice.nextElementSibling?.getBoundingClientRect().left];
  });
  expect(ring).toBeLessThanOrEqual(label);
  await expect(question.getByText('15–22 oct. 2031', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectColumns(page, name, [2, 9, 16, 23]);
  await expect(timeline(page)).toBeFocused();

  await press(16);
  await answer(page, 'Celui-ci et les suivants', '2 créneaux à supprimer', 'Supprimer');
  await expectColumns(page, name, [2, 9]);
  await undo(page);
  await expectColumns(page, name, [2, 9, 16, 23]);

  await press(9);
  await answer(page, 'Ce créneau seulement', '1 créneau à supprimer', 'Supprimer');
  await expectColumns(page, name, [2, 16, 23]);

  // Moved by itself, a slot no longer belongs to the series.
  await slotsOf(page, name).and(page.locator('[aria-colindex="23"]')).click();
  for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expectColumns(page, name, [2, 16, 24]);
  await press(24);
  await expectColumns(page, name, [2, 16]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
