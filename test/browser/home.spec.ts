import type { Locator } from '@playwright/test';
import { demoPerson } from '../support/people';
import { apiOf } from '../support/planScreens';
import { watchShifts } from '../support/drive/watchShifts';
import { expect, openAs, test } from './fixtures';

test.use({ data: 'choices' });

test('a request is refused on the home page; its line leaves, and the numbers and the bell follow', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/home');
  const waiting = page.getByRole('region', { name: 'En attente de décision' });
  const kind = waiting.getByRole('button', { name: /demandes? de planning/ });
  const count = async () => Number.parseInt((await kind.textContent()) ?? '', 10);
  const bell = page.getByRole('button', { name: /éléments vous attendent/ });
  const rung = async () => Number.parseInt((await bell.getAttribute('aria-label')) ?? '', 10);
  const refuse = waiting.getByRole('button', { name: 'Refuser' });
  await refuse.first().waitFor();
  const [before, rungBefore, lines] = [await count(), await rung(), await refuse.count()];
  await refuse.first().click();
  const dialog = page.getByRole('dialog', { name: /^Refuser la demande/ });
  await dialog.getByRole('textbox').fill('Pas ce jour-là');
  await dialog.getByRole('button', { name: 'Refuser' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Demande refusée' });
  await expect(notice).toBeVisible();
  // Beside the menu, and below the requests that are decided next.
  const [box, menu, region] = await Promise.all(
    [notice, page.getByRole('navigation', { name: 'Menu' }), waiting].map((one) => one.boundingBox()),
  );
  expect(box?.x).toBeGreaterThanOrEqual((menu?.x ?? Infinity) + (menu?.width ?? 0));
  expect(box?.y).toBeGreaterThanOrEqual((region?.y ?? Infinity) + (region?.height ?? 0));
  await expect.poll(count).toBe(before - 1);
  await expect.poll(rung).toBe(rungBefore - 1);
  await expect(refuse).toHaveCount(Math.min(lines, before - 1));
  // Until its message closes, the refusal may be undone.
  const sent = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Fermer le message' }).click();
  expect((await sent).ok()).toBe(true);
});

test('a request is accepted in one click, which is undone; another is answered once its notification closes', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const api = apiOf(page);
  await openAs(page, server, '/home');
  const employee = await browser.newPage();
  const own = apiOf(employee);
  await openAs(employee, server, '/home', demoPerson('consultant', 'nord'));
  const { uid } = await own<{ uid: string }>('GET', 'MyProfile');
  const types = await api<{ items: readonly { id: number }[] }>('GET', 'typesCreneau');
  // The nearest of all, so that they are shown; a removal has nothing against it, whatever the day.
  const ask = async (motif: string, hour: number) => {
    const [debut, fin] = [hour, hour + 1].map((at) => new Date(Date.now() + at * 3_600_000).toISOString());
    const slot = { salarieId: Number(uid), typeCreneauId: types.items[0]?.id, debut, fin };
    const { id: creneauId } = await api<{ id: number }>('POST', 'creneaux', slot);
    const body = { action: 'Suppression', creneauId, motif };
    const { id } = await own<{ id: number }>('POST', `Utilisateurs/${uid}/demandesModificationsPlannings`, body);
    return { id, creneauId, line: page.getByRole('listitem').filter({ hasText: motif }) };
  };
  const undone = await ask('Rendez-vous reporté', 1);
  const answered = await ask('Rendez-vous annulé', 2);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(new URL(request.url()).pathname);
  });
  await page.reload();
  const accept = (line: Locator) => line.getByRole('button', { name: 'Accepter' }).click();
  const kind = page.getByRole('button', { name: /demandes? de planning/ });
  const count = async () => Number.parseInt((await kind.textContent()) ?? '', 10);
  const notice = page.getByRole('alert').filter({ hasText: /^Demande acceptée/ });
  // It comes after the checks of all requests, which a busy machine takes its time for.
  await expect(answered.line).toBeVisible({ timeout: 30_000 });
  const before = await count();
  await accept(undone.line);
  // It stays below the pointer, however slow the machine is.
  await notice.hover();
  // The line keeps its place, so that no other answer comes below the pointer.
  await expect(undone.line.getByText('Acceptée')).toBeVisible();
  await expect(undone.line.getByRole('button', { name: 'Accepter' })).toHaveCount(0);
  await expect.poll(count).toBe(before - 1);
  await undone.line.getByRole('button', { name: 'Annuler' }).click();
  await expect(undone.line.getByRole('button', { name: 'Accepter' })).toBeVisible();
  await expect.poll(count).toBe(before);
  await expect(notice).toHaveCount(0);

  await accept(answered.line);
  await notice.hover();
  await expect(answered.line.getByText('Acceptée')).toBeVisible();
  expect(sent).toEqual([]);
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await notice.getByRole('button', { name: 'Fermer le message' }).click();
  expect((await answer).ok()).toBe(true);
  const path = `Utilisateurs/${uid}/demandesModificationsPlannings`;
  expect(sent).toEqual([`/api/${path}/${answered.id}`]);
  const requests = await own<readonly { id: number; etat: string }[]>('GET', path);
  const stateOf = ({ id }: { readonly id: number }) => requests.find((one) => one.id === id)?.etat;
  expect([undone, answered].map(stateOf)).toEqual(['EnAttente', 'Acceptee']);
  const plan = await own<readonly { id: number }[]>('GET', `Utilisateurs/${uid}/Plannings`);
  const isPlanned = ({ creneauId }: { readonly creneauId: number }) => plan.some(({ id }) => id === creneauId);
  expect([undone, answered].map(isPlanned)).toEqual([true, false]);
  await expect.poll(count).toBe(before - 1);
  await expect(answered.line).toHaveCount(0);
  await own('DELETE', `${path}/${undone.id}`);
  await employee.close();
});

test("on a phone, a notification leaves the menu's button free, and the open menu whole", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, server, '/home');
  const waiting = page.getByRole('region', { name: 'En attente de décision' });
  await waiting.getByRole('button', { name: /mois à valider/ }).click();
  await waiting.getByRole('button', { name: 'Valider', exact: true }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Mois validé.' })).toBeVisible();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Fermer le menu' }).click();
});

test('nothing moves while the home page loads', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const moved = await watchShifts(page);
  await openAs(page, server, '/home');
  await expect(page.getByRole('region', { name: 'Pour commencer' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refuser' }).first()).toBeVisible();
  expect(await moved()).toBeLessThan(0.02);
});

test('a figure opens exactly the records that it counts, and a piece of news opens there', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/home');
  const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Dossiers ouverts' }) });
  await expect(line).toContainText(/\d$/);
  const count = /(\d+)$/.exec((await line.innerText()).trim())?.[1];
  await line.getByRole('link').click();
  await expect(page.getByText(new RegExp(`^${count} résultats?$`))).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Aperçu des documents' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Aperçu des documents' })).toBeFocused();
});
