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
  const notice = page.getByRole('alert').filter({ hasText: 'Demande refusée.' });
  await expect(notice).toBeVisible();
  // Over the free part of the app bar, beside the menu.
  const [box, menu, bar] = await Promise.all(
    [notice, page.getByRole('navigation', { name: 'Menu' }), page.getByRole('banner')].map((one) => one.boundingBox()),
  );
  expect(box?.x).toBeGreaterThanOrEqual((menu?.x ?? Infinity) + (menu?.width ?? 0));
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await expect.poll(count).toBe(before - 1);
  await expect.poll(rung).toBe(rungBefore - 1);
  await expect(refuse).toHaveCount(Math.min(lines, before - 1));
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
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { readonly value: number }[])
        shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openAs(page, server, '/home');
  await expect(page.getByRole('region', { name: 'Pour commencer' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refuser' }).first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.02);
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
