import { ADMIN, fillSignIn } from '../support/people';
import { expect, openAs, test } from './fixtures';

const REFUSED = 'La connexion n’a pas abouti ou a expiré. Recommencez ; rien n’a été enregistré.';

const READER = { email: 'lecteur@nord.socle.example', password: ADMIN.password };

test('signing in starts at the presentation, survives a reload, and ends in every tab', async ({
  page,
  context,
  server,
}) => {
  await page.goto(server.origin);
  await expect(page).toHaveURL(`${server.origin}/presentation`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Socle Nord');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await fillSignIn(page, ADMIN);
  await expect(page).toHaveURL(`${server.origin}/home`);
  await page.reload();
  await expect(page).toHaveURL(`${server.origin}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A first load uses most of the server, which must log no warnings.
  expect(server.log()).not.toContain('Warning');

  const other = await context.newPage();
  await other.goto(`${server.origin}/themes`);
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Thèmes');
  await page.goto(`${server.origin}/presentation`);
  await expect(page).toHaveURL(`${server.origin}/home`);

  // The page of refusals stands in the portal, with its menus.
  await page.goto(`${server.origin}/pages/miscellaneous/not-authorized`);
  await page.getByRole('button', { name: /^Compte de/ }).click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/presentation/);
  await expect(other).toHaveURL(/\/presentation/);
  await page.goto(`${server.origin}/themes`);
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
});

test('the requested address is restored, with its query', async ({ page, server }) => {
  await openAs(page, server, '/types-contrat?page=1#suite');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Types de contrat');
});

test('a person without the right, or without the page, is told so', { tag: '@long' }, async ({ page, server }) => {
  await page.goto(`${server.origin}/types-contrat/creation`);
  await fillSignIn(page, READER);
  await expect(page).toHaveURL(`${server.origin}/pages/miscellaneous/not-authorized`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès non autorisé');
  await page.goto(`${server.origin}/nulle-part`);
  await expect(page).toHaveURL(`${server.origin}/error-404`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page n’existe pas');
});

test('a return from the identity provider without a sign-in is explained, with a link', async ({ page, server }) => {
  for (const answer of ['code=abc&state=invente', 'error=access_denied&state=invente', '']) {
    await page.goto(`${server.origin}/callback?${answer}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(REFUSED);
  }
  await page.getByRole('button').last().click();
  await expect(page.getByLabel('Adresse e-mail')).toBeVisible();
});

test('a host without a tenant says so', async ({ page, server }) => {
  await page.goto(`http://inconnu.localhost:${server.port}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aucune organisation à cette adresse');
});

test('an API with only the contract is enough', { tag: '@long' }, async ({ page, server }) => {
  await page.route(/\/api\/(extensions|MySession)$/, (route) => route.fulfill({ status: 404 }));
  // Its host does not embed our API's first request either.
  await page.route(/\/types-contrat$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/,"firstReading":"[^"]*"/, '') });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname.slice(4)} ${[...searchParams.keys()].join()}`);
  });
  await openAs(page, server, '/types-contrat');
  await page.getByRole('link', { name: 'Modifier' }).first().click();
  await page.getByRole('textbox', { name: 'Libellé' }).fill('Accord-cadre national');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Accord-cadre national');
  expect([...new Set(calls)].filter((call) => call.startsWith('GET /TypeContrats'))).toEqual([
    'GET /TypeContrats PageNumber,PageSize,OrderBy',
    'GET /TypeContrats PageNumber,PageSize',
  ]);
  expect(calls.some((call) => /^GET \/TypeContrats\/\d/.test(call))).toBe(false);
});

for (const [knows, known] of [
  ['the page of before', true],
  ['the host', false],
] as const)
  test(
    `a list is requested along with the session, once, if ${knows} knows its first request`,
    {
      tag: known ? [] : '@long',
    },
    async ({ page, server }) => {
      await openAs(page, server, '/themes');
      const rows = page.getByRole('main').getByRole('rowheader');
      await expect(rows.first()).toBeVisible();
      if (!known) await page.evaluate(() => localStorage.removeItem('socle.firstReadings'));
      const readings: string[] = [];
      page.on('request', (request) => {
        if (/\/api\/(Themes\?PageNumber|MyRights)/.test(request.url())) readings.push(request.url());
      });
      const isAsked = page.waitForRequest(/\/api\/Themes\?PageNumber/);
      await page.route('**/api/MySession', async (route) => {
        await isAsked;
        await route.continue();
      });
      await page.reload();
      await expect(rows.first()).toBeVisible();
      // Without its response, the page would have requested only the rights.
      expect(readings).toEqual([expect.stringContaining('Themes')]);
    },
  );
