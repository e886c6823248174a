import type { Locator } from '@playwright/test';
import { watchShifts } from '../support/drive/watchShifts';
import { expect, openAs, test } from './fixtures';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

const middle = async (element: Locator) => {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 };
  return y + height / 2;
};

/** Whether an element is at the same height as another one; late content may move both between two measurements. */
const expectInLine = (one: Locator, other: Locator) =>
  expect.poll(async () => Math.abs((await middle(one)) - (await middle(other)))).toBeLessThan(2.5);

test('the palette has an example and no empty strip below its pages before typing', async ({ page, server }) => {
  await openAs(page, server, '/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('option').last();
  await expect(last).toBeVisible();
  await expect(dialog.getByRole('option', { name: 'Adhérents', exact: true })).toHaveCount(1);
  const example = dialog.getByRole('button', { name: /^Essayez/ });
  const gap = async () => {
    const [paper, line] = [await dialog.boundingBox(), await example.boundingBox()];
    return (paper?.y ?? 0) + (paper?.height ?? 0) - (line?.y ?? 0) - (line?.height ?? 0);
  };
  await expect.poll(gap).toBeLessThan(12);
  await example.click();
  await expect(dialog.getByRole('combobox')).not.toHaveValue('');
  await expect(dialog.getByRole('combobox')).toBeFocused();
});

test('the palette says once that nothing was found', async ({ page, server }) => {
  await openAs(page, server, '/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('zzzz');
  await expect(dialog.getByText('Aucun résultat pour')).toBeVisible();
  const told = dialog.getByRole('status');
  await expect(told).toHaveText('0 résultat');
  expect((await told.locator('span').boundingBox())?.width).toBeLessThan(2);
});

test('an address typed after scrolling another page opens at its top', async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  await page.locator('li[data-record]').nth(20).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.goto(`${server.origin}/adherents/details/3`);
  await expect(page.getByRole('region', { name: 'L’essentiel' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the way to a record with a long name is one line, so that its arrival moves nothing', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/home');
  const moved = await watchShifts(page);
  await page.goto(`${server.origin}/adherents/historique/41`);
  await expect(page.getByText('Ateliers Carpentier-Noël SA').first()).toBeVisible();
  await expect(page.getByText('Données de départ').first()).toBeVisible();
  const way = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  await expect(way.getByText('Historique')).toBeInViewport({ ratio: 1 });
  expect((await way.boundingBox())?.height).toBeLessThan(28);
  const [name, last] = [
    await way.getByRole('link', { name: 'Ateliers Carpentier-Noël SA' }).boundingBox(),
    await way.getByText('Historique').boundingBox(),
  ];
  expect((name?.x ?? 999) + (name?.width ?? 0)).toBeLessThan(last?.x ?? 0);
  expect(await moved()).toBeLessThan(0.02);
});

test('at least eight records of a list are on a screen, each with its state at one edge and one line of values', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, server, '/adherents');
  const lines = page.locator('li[data-record]');
  await expect(lines.nth(8)).toBeVisible();
  await expect(lines.nth(7)).toBeInViewport({ ratio: 1 });
  const parts = await lines.evaluateAll((all) =>
    all.slice(0, 8).map((line) => ({
      ends: [...line.querySelectorAll('.option')].map((one) => Math.round(one.getBoundingClientRect().right)),
      values: [...line.querySelectorAll('dd')].map((one) => Math.round(one.getBoundingClientRect().top)),
    })),
  );
  expect(new Set(parts.flatMap(({ ends }) => ends)).size).toBe(1);
  for (const { ends, values } of parts) {
    expect(ends).toHaveLength(1);
    expect(values.length).toBeGreaterThan(1);
    expect(new Set(values).size).toBe(1);
  }
});

test('titles and buttons of one line are at one height', async ({ page, server }) => {
  await openAs(page, server, '/adherents');
  await expectInLine(page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: 'Aide sur cet écran' }));
  await page.goto(`${server.origin}/adherents/details/1`);
  const contracts = page.getByRole('region', { name: 'Contrats en cours' });
  await expectInLine(contracts.getByRole('heading'), contracts.getByRole('button', { name: /^Ajouter/ }));
  await expectInLine(
    page.getByRole('link', { name: 'Retour à la liste' }),
    page.getByRole('navigation', { name: 'Fil d’Ariane' }),
  );
  await page.goto(`${server.origin}/admin/autorisations`);
  const edge = async (element: Locator) => (await element.boundingBox())?.x ?? 0;
  const [field, control] = [page.locator('main .MuiOutlinedInput-root').first(), page.locator('main .MuiSwitch-root')];
  expect(Math.abs((await edge(field)) - (await edge(control)))).toBeLessThan(1.5);
});

test.describe('in the shipped font', () => {
  test.use({ loadsAhead: true });

  test('on the narrowest telephone days and numbers of a line are whole, and a record’s buttons stand beside its state', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, server, '/home');
    // Later pages have the product's font.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('socle.font'))).toMatch(/woff2$/);
    for (const list of ['/dossiers', '/adherents']) {
      await page.goto(server.origin + list);
      const whole = page.locator('.record-line-values > .is-whole');
      await expect(whole.first()).toBeVisible();
      const cut = () =>
        whole.evaluateAll((all) =>
          all
            .filter(
              (one) => one.getBoundingClientRect().right > (one.parentElement?.getBoundingClientRect().right ?? 0) + 1,
            )
            .map(({ textContent }) => textContent),
        );
      await expect.poll(cut, list).toEqual([]);
    }
    await page.goto(`${server.origin}/adherents/details/12`);
    const header = page.locator('.page-header');
    await expectInLine(header.locator('.option'), header.getByRole('link', { name: 'Modifier' }));
  });
});

test('in the dark the selection bar stands out from the cards', async ({ page, server }) => {
  await page.addInitScript(() => localStorage.setItem('socle.skin', 'dark'));
  await openAs(page, server, '/categories-socio-pro');
  await page.getByRole('checkbox').nth(1).click();
  const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
  await expect(bar).toHaveCSS('border-top-width', '1px');
  const colourOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
  const card = await colourOf(page.locator('li[data-record]').first());
  expect(card).not.toBe('rgb(255, 255, 255)');
  expect(await colourOf(bar)).not.toBe(card);
});

test('stacked fields stand apart', async ({ page, server }) => {
  await openAs(page, server, '/trombinoscope');
  const [search, by] = [page.getByRole('searchbox').first(), page.getByRole('combobox', { name: 'Chercher dans' })];
  await expect(by).toBeVisible();
  const field = await search.locator('xpath=ancestor::div[contains(@class, "MuiInputBase-root")]').boundingBox();
  expect((await by.boundingBox())?.y ?? 0).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0) + 2);
});

test('the two answers to a request stand in one line, and no tool of the plan is cut in its word', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/demandes-modifications-plannings');
  const request = page.getByRole('listitem').first();
  await expect(request).toBeVisible();
  await expectInLine(
    request.getByRole('button', { name: 'Refuser' }),
    request.getByRole('button', { name: 'Accepter' }),
  );
  await page.goto(`${server.origin}/plannings`);
  const plan = page.locator('section[aria-busy]');
  await expect(plan).toBeVisible();
  // The tools take two lines, of which the days of an agenda can fill two; what is used less stands in a menu.
  expect((await plan.boundingBox())?.y).toBeLessThan(140);
  await page.getByRole('button', { name: 'Autres outils' }).click();
  await expect(page.getByRole('button', { name: 'Vues' })).toBeVisible();
});
