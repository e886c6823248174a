import type { BrowserContext, Page } from '@playwright/test';
import { tokenMaker, type TokenRights } from '../support/serverTokens';
import type { ServerProcess } from '../support/serverProcess';
import { expect, openAs, test } from './fixtures';

// Screens show what other people write.

test.use({ data: 'live', loadsAhead: true, contextOptions: { reducedMotion: 'no-preference' } });

async function writer(server: ServerProcess, held: TokenRights = { admin: true }) {
  const token = await tokenMaker(server.data)(held);
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${server.origin}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return (await answer.json()) as { readonly id: number; readonly uid: string };
  };
}

interface KnownType {
  readonly id: number;
  readonly code: string;
  readonly libelle: string;
}

async function readTypes(server: ServerProcess) {
  const token = await tokenMaker(server.data)({ admin: true });
  const answer = await fetch(`${server.origin}/api/TypeContrats`, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await answer.json()) as { readonly items: readonly KnownType[] };
  return items;
}

/** Records each flash of a row, however short. */
const watchFlashes = (page: Page) =>
  page.addInitScript(() => {
    const flashes: string[] = [];
    Object.assign(window, { flashes });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      if (typeof given[1] === 'object' && given[1].id === 'live') flashes.push(this.textContent ?? '');
      return animate.apply(this, given);
    };
  });
const flashesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly flashes: readonly string[] }).flashes);

function streamsOf(context: BrowserContext): readonly string[] {
  const streams: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/api/live')) streams.push(request.url());
  });
  return streams;
}

test("a list shows another person's write in all tabs through one stream, and its row flashes once", async ({
  page,
  context,
  server,
}) => {
  const write = await writer(server);
  // An older record: the stream starts with the latest writes, which would reload the list.
  const [known] = await readTypes(server);
  if (!known) throw new Error('the demonstration has no type of contract');
  const { id, code, libelle } = known;
  const streams = streamsOf(context);
  await watchFlashes(page);
  await openAs(page, server, '/types-contrat');
  // The first tab that gets to it holds the stream: before that, the second one could.
  await expect.poll(() => streams.length).toBe(1);
  const second = await context.newPage();
  await openAs(second, server, '/types-contrat');
  for (const one of [page, second]) await expect(one.getByRole('row', { name: new RegExp(libelle) })).toBeVisible();
  await write('PUT', `TypeContrats/${id}`, { code, libelle: 'Pendant le direct' });
  await expect(page.getByRole('row', { name: /Pendant le direct/ })).toBeVisible();
  await expect.poll(() => flashesOf(page)).toEqual([expect.stringContaining('Pendant le direct')]);
  // The hidden tab reads again once it becomes visible.
  await second.bringToFront();
  await expect(second.getByRole('row', { name: /Pendant le direct/ })).toBeVisible();
  const added = await write('POST', 'TypeContrats', { code: 'VIF-1', libelle: 'Bientôt parti' });
  await expect(second.getByRole('row', { name: /Bientôt parti/ })).toBeVisible();
  await write('DELETE', `TypeContrats/${added.id}`);
  await expect(second.getByRole('row', { name: /Bientôt parti/ })).toHaveCount(0);
  expect(streams).toHaveLength(1);
  // The tab with the shared stream closes, and the other one takes over.
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
  await write('POST', 'TypeContrats', { code: 'VIF-2', libelle: 'Après la relève' });
  await expect(second.getByRole('row', { name: /Après la relève/ })).toBeVisible();
});

test('an open form names the author of a concurrent write, and updates untouched fields', async ({ page, server }) => {
  const write = await writer(server);
  const { id } = await write('POST', 'TypeContrats', { code: 'VIF-3', libelle: 'Formulaire ouvert' });
  await openAs(page, server, `/types-contrat/modification/${id}`);
  const label = page.getByRole('textbox', { name: /^Libellé/ });
  await expect(label).toHaveValue('Formulaire ouvert');
  await page.getByRole('textbox', { name: /^Code/ }).fill('VIF-A-MOI');
  await write('PUT', `TypeContrats/${id}`, { code: 'VIF-3', libelle: 'Écrit ailleurs' });
  await expect(page.getByText(/vient d’enregistrer cette fiche.*Libellé/)).toBeVisible();
  await expect(label).toHaveValue('Écrit ailleurs');
  await write('PUT', `TypeContrats/${id}`, { code: 'VIF-A-EUX', libelle: 'Écrit ailleurs' });
  await expect(page.getByText(/vient de modifier aussi\s: Code/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveValue('VIF-A-MOI');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifiée en même temps par quelqu’un d’autre' });
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Écrit ailleurs');
});

test('the bell counts new tasks of the reader', { tag: '@long' }, async ({ page, server }) => {
  const write = await writer(server);
  const staff = await writer(server, { rights: ['PLANNING_SALARIE:admin'] });
  const { id: typeCreneauId } = await write('POST', 'typesCreneau', {
    code: 'VIF',
    libelle: 'Direct',
    couleur: '#112233',
  });
  await openAs(page, server, '/home');
  const bell = page.getByRole('button', { name: /vous attend|À traiter et réponses/ });
  await expect(bell).toHaveText(/\d/);
  const before = Number(await bell.textContent());
  const { uid } = await staff('GET', 'MyProfile');
  const slot = { debut: '2027-03-01T08:00:00Z', fin: '2027-03-01T10:00:00Z', typeCreneauId };
  await staff('POST', `Utilisateurs/${uid}/demandesModificationsPlannings`, { action: 'Ajout', ...slot });
  await expect(bell).toHaveText(String(before + 1));
});
