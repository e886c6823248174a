import { watchRest } from '../support/drive/rest';
import { expect, openAs, test } from './fixtures';
import { png } from '../support/png';

// Prefetching loads the code that screens need offline.
test.use({ loadsAhead: true });

const TITLE = 'Marche cassée devant l’entrée';

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('an incident is reported offline, kept on the device, sent later, and followed', async ({
    page,
    context,
    server,
  }) => {
    const rest = watchRest(page);
    await openAs(page, server, '/fiches-incident-create');
    await rest.reached();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(main.getByText('Ce champ est obligatoire').first()).toBeVisible();

    await context.setOffline(true);
    await expect(main.getByText(/Vous êtes hors ligne/)).toBeVisible();
    await main.getByRole('radio', { name: 'Situation dangereuse' }).check();
    await main.getByRole('radio', { name: 'Modérée' }).check();
    await main.getByRole('textbox', { name: /Titre/ }).fill(TITLE);
    await main.getByRole('textbox', { name: /Circonstances/ }).fill('La première marche a cédé.');
    const camera = main.locator('input[capture="environment"]');
    await camera.setInputFiles({ name: 'marche.png', mimeType: 'image/png', buffer: png(40, 40) });
    await expect(main.getByRole('img', { name: 'marche.png' })).toBeVisible();
    await main.getByRole('button', { name: 'Garder, et envoyer plus tard' }).click();
    await expect(main.getByText('1 signalement est gardé sur cet appareil')).toBeVisible();
    expect(await main.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);

    await context.setOffline(false);
    await expect(page.getByText('1 signalement gardé a été envoyé.')).toBeVisible();
    await expect(main.getByText(/est gardé sur cet appareil/)).toBeHidden();

    await main.getByRole('link', { name: 'Mes signalements' }).click();
    // The board shows the same own reports as the list.
    const count = (await main.getByText(/^[1-9]\d* résultats?$/).textContent()) ?? '';
    await main.getByRole('button', { name: 'Tableau', exact: true }).click();
    await expect(main.locator('[data-card]')).toHaveCount(Number.parseInt(count, 10));
    await main.getByRole('link', { name: TITLE }).first().click();
    await expect(page).toHaveURL(/\/mes-signalements\/\d+$/);
    await expect(main.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(main.getByText('marche.png').first()).toBeVisible();
    await main.getByRole('textbox', { name: 'Ajouter un commentaire' }).fill('Rubalise posée.');
    await main.getByRole('button', { name: 'Publier' }).click();
    await expect(main.getByRole('list').getByText('Rubalise posée.').first()).toBeVisible();
  });
});

test('incidents are moved on the board with the keyboard, and one with open actions is not closed', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/fiches-incident');
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: 'Fiches incident' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  // The columns shrink before the table scrolls sideways.
  expect(await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0);
  await main.getByRole('button', { name: 'Tableau', exact: true }).click();
  const column = (name: string) => main.getByRole('region', { name, exact: true });
  const card = column('Déclaré').getByRole('listitem').first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  const id = await card.getAttribute('data-card');
  await card.focus();
  await page.keyboard.press('Control+ArrowRight');
  const moved = column('En analyse').locator(`[data-card="${id}"]`);
  await expect(moved).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: `${name} : En analyse` })).toHaveCount(1);

  await moved.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/fiches-incident\/details\/\d+$/);
  await expect(main.locator('[aria-current="step"]')).toContainText('En analyse');
  await expect(main.getByText(/passage à «\sEn analyse\s»/)).toBeVisible();
  await main.getByRole('button', { name: 'Pourquoi est-ce arrivé ?' }).click();
  await main.getByRole('textbox', { name: 'Pourquoi est-ce arrivé ?' }).fill('Le sol était mouillé');
  await page.keyboard.press('Enter');
  await main.getByRole('button', { name: 'Pourquoi : Le sol était mouillé' }).last().click();
  await main.getByRole('textbox', { name: 'Pourquoi : Le sol était mouillé' }).fill('Le toit fuit');
  await page.keyboard.press('Enter');
  await expect(
    main.getByRole('listitem').filter({ hasText: 'Le sol était mouillé' }).getByText('Le toit fuit'),
  ).toBeVisible();

  await page.goBack();
  const dragged = column('Déclaré').getByRole('listitem').first();
  const draggedId = await dragged.getAttribute('data-card');
  await dragged.dragTo(column('En analyse'));
  await expect(column('En analyse').locator(`[data-card="${draggedId}"]`)).toBeVisible();
  // The move is said, and taken back as everything else.
  await expect(page.getByRole('button', { name: 'Annuler', exact: true }).last()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(column('Déclaré').locator(`[data-card="${draggedId}"]`)).toBeVisible();
  const open = column('Actions en cours').getByRole('listitem').first();
  await open.getByRole('button', { name: /^Déplacer/ }).click();
  await page.getByRole('menuitem', { name: /Clôturé/ }).click();
  await expect(page.getByText(/avant de clôturer/).first()).toBeVisible();
});
