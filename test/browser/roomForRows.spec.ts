import { expect, openAs, test } from './fixtures';

// The room left for rows on telephones and desktops, and the screens in forced colours.

test.use({ viewport: { width: 390, height: 844 } });

for (const [language, width] of [
  ['fr', 390],
  ['de', 360],
] as const)
  test(
    `the rows of a list begin high on a page of ${width} pixels (${language})`,
    { tag: language === 'de' ? '@long' : [] },
    async ({ page, server }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((locale) => localStorage.setItem('RaStore.locale', JSON.stringify(locale)), language);
      await openAs(page, server, '/adherents');
      const first = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') })
        .first();
      await expect(first).toBeVisible();
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      const rows = await page.getByRole('search').boundingBox();
      expect((rows?.y ?? 0) + (rows?.height ?? 0) - (heading?.y ?? 0)).toBeLessThanOrEqual(200);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // The toolbar fades at its end until it is scrolled there.
      const line = page.getByRole('search').locator('[data-wide]');
      await expect(line).toHaveAttribute('data-more', '');
      await line.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      await expect(line).not.toHaveAttribute('data-more', '');
    },
  );

test('the plan begins high on the page, and forced colours show pressed buttons', async ({ page, server }) => {
  await openAs(page, server, '/plannings?affichage=frise&date=2026-12-07');
  const grid = page.getByRole('grid', { name: 'Planning de l’équipe' });
  await expect(grid).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(((await grid.boundingBox())?.y ?? 0) - (heading?.y ?? 0)).toBeLessThanOrEqual(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  const scale = (name: string) => page.getByRole('button', { name, exact: true });
  await scale('Mois').click();
  await expect(scale('Mois')).toHaveAttribute('aria-pressed', 'true');
  // Moves the pointer off the buttons.
  await page.mouse.move(0, 0);
  const colourOf = (name: string) => scale(name).evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect.poll(() => colourOf('Mois')).toBe(await colourOf('Réel'));
  expect(await colourOf('Mois')).not.toBe(await colourOf('Semaine'));
});

test(
  'at twice the size of a window of 1440 pixels the plan begins equally high',
  { tag: '@long' },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await openAs(page, server, '/plannings?affichage=frise&date=2026-12-07');
    const grid = page.getByRole('grid', { name: 'Planning de l’équipe' });
    await expect(grid).toBeVisible();
    expect((await grid.boundingBox())?.y ?? 999).toBeLessThanOrEqual(130);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
  },
);

test.describe('in the shipped font', () => {
  test.use({ loadsAhead: true });

  for (const language of ['fr', 'de', 'en', 'pt'])
    test(
      `tables fit a small desk, with heads of one line and filters of one line (${language})`,
      { tag: language === 'de' ? [] : '@long' },
      async ({ page, server }) => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await openAs(page, server, '/home');
        // Columns are measured in the product's font, which later pages have.
        await expect.poll(() => page.evaluate(() => localStorage.getItem('socle.font'))).toMatch(/woff2$/);
        await page.addInitScript((locale) => localStorage.setItem('RaStore.locale', JSON.stringify(locale)), language);
        for (const path of [
          '/adherents',
          '/utilisateurs',
          '/dossiers',
          '/fiches-incident',
          '/types-creneau',
          '/creneaux',
          '/validation-partenaires-fastt',
        ]) {
          await page.goto(server.origin + path);
          const table = page.getByRole('table');
          await expect(table.getByRole('row').nth(2)).toBeVisible();
          expect((await table.getByRole('row').first().boundingBox())?.height, path).toBeLessThanOrEqual(38);
          await expect(table.locator('..'), path).not.toHaveAttribute('data-wide', '');
          expect((await page.getByRole('search').boundingBox())?.height, path).toBeLessThanOrEqual(48);
          // The buttons stand beside the title.
          await expect(page.locator('.page-actions button').first(), path).toBeVisible();
          expect((await page.locator('.page-title-line').boundingBox())?.height, path).toBeLessThanOrEqual(44);
        }
      },
    );
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('columns keep their first width, the toolbar takes one line, rows fill the window, and names are shown in full beside columns that fit their values, under a sticky header', async ({
    page,
    server,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof HTMLTableColElement)
            document.documentElement.dataset['resized'] = `${target.style.width} ${target.outerHTML}`;
      }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
    });
    await openAs(page, server, '/adherents');
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(25)).toBeAttached();
    // The tools around the rows load after them.
    await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages de la liste' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['resized'])).toBeUndefined();
    expect((await page.getByRole('search').boundingBox())?.height).toBeLessThanOrEqual(48);
    // Twenty whole rows below the header.
    await expect(rows.nth(20)).toBeInViewport({ ratio: 0.98 });
    await expect(page.getByRole('button', { name: 'Page suivante' })).toBeInViewport();
    const names = page.getByRole('rowheader');
    await expect(names).toHaveCount(25);
    const cut = () =>
      names.evaluateAll((cells) =>
        cells.flatMap(({ firstElementChild: name }) =>
          name && name.scrollWidth > name.clientWidth ? [name.textContent] : [],
        ),
      );
    expect(await cut()).toEqual([]);
    // Without room beside the title the help wraps within its line, out of sight: it would cover the filters.
    await expect(page.locator('.page-help')).toHaveCSS('overflow', 'hidden');
    const widthOf = async (name: string) => (await page.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;
    expect(await widthOf('Nom')).toBeGreaterThan(await widthOf('Responsable du suivi'));
    // In a narrower window the filters still take one line.
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(async () => (await page.getByRole('search').boundingBox())?.height).toBeLessThanOrEqual(48);
    // In a still narrower one the columns scroll beneath the name, which is still not cut.
    await page.setViewportSize({ width: 1024, height: 800 });
    const table = page.getByRole('table').locator('..');
    await expect(table).toHaveAttribute('data-wide', '');
    await table.evaluate((element) => element.scrollTo({ left: 200, top: 200 }));
    await expect(table).toHaveAttribute('data-moved', '');
    await expect(page.getByRole('columnheader', { name: 'Effectif' })).toBeInViewport({ ratio: 1 });
    const [head, box] = [
      await page.getByRole('columnheader', { name: 'Nom' }).boundingBox(),
      await table.boundingBox(),
    ];
    expect((head?.x ?? 0) - (box?.x ?? 0)).toBeLessThan(60);
    expect(await cut()).toEqual([]);
  });

  test('twenty whole rows are visible in the dense density', async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('RaStore.lists.density', JSON.stringify('compact')));
    await openAs(page, server, '/adherents');
    const rows = page.getByRole('table').getByRole('row');
    // A list without views shows no tabs. The first row is the header.
    await expect(page.getByRole('button', { name: 'Vues' })).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(rows.nth(21)).toBeInViewport({ ratio: 0.98 });
    await expect(page.getByRole('button', { name: 'Page suivante' })).toBeInViewport({ ratio: 0.98 });
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('rows and their buttons are large enough for touch in the dense density', async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('RaStore.lists.density', JSON.stringify('compact')));
    await openAs(page, server, '/adherents');
    const row = page.getByRole('table').getByRole('row').nth(1);
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const target of [row.getByRole('button').first(), row.getByRole('link', { name: /Modifier/ })])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test('the actions of a row float over its end, and take no room from the columns', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(page, server, '/adherents');
  const row = page.getByRole('table').locator('tbody tr').nth(2);
  const link = row.getByRole('rowheader').getByRole('link').first();
  const actions = row.locator('.row-actions > div');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(actions).toHaveCSS('opacity', '0');
  expect((await row.locator('.row-actions').boundingBox())?.width).toBeLessThanOrEqual(2);
  await link.hover();
  await expect(actions).toHaveCSS('opacity', '1');
  // Above the last value, on a ground of their own.
  const edit = actions.getByRole('link', { name: /^Modifier/ });
  await edit.hover();
  await expect(actions).toHaveCSS('opacity', '1');
  await expect(actions).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(actions).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await link.evaluate((name: HTMLElement) => name.focus());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(link).toBeFocused();
  await expect(actions).toHaveCSS('opacity', '1');
});

test('the rows of an import begin high on the page', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 820 });
  await openAs(page, server, '/branches/import');
  const text = 'Libellé;Code;Ordre d’affichage\nAlpha;AL PHA!;abc\n;EPS;x\n';
  const file = { name: 'branches.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  const rows = page.getByRole('region', { name: 'Lignes de l’aperçu' });
  await expect(rows.getByText('Ce champ est obligatoire.')).toBeVisible();
  const top = (await rows.boundingBox())?.y ?? Infinity;
  const bar = (await page.locator('.form-bar').boundingBox())?.y ?? 0;
  expect(bar - top).toBeGreaterThan(240);
});
