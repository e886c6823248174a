import routes from '../contract/fixtures/routes.json' with { type: 'json' };
import { pathOf } from '../../src/resources/registry/paths';
import { parametersOf } from '../../src/resources/registry/registry';
import { screens as ownScreens } from '../../src/screens';
import { goTo } from '../support/drive/goTo';
import { watchRest } from '../support/drive/rest';
import { isLongRun } from '../support/longRun';
import { PLACEHOLDER, screens } from '../support/screens';
import { expect, openAs, test } from './fixtures';
import { full, opened } from './generated/scope';

const NOT_AUTHORIZED = '/pages/miscellaneous/not-authorized';

const addressOf = (path: string): string => path.replace(/\{\w+\}/g, '1');

/** By section 6 of the specification no person holds INACCESSIBLE, so these lead to not-authorized. */
const isShut = ({ requires }: (typeof routes)[number]): boolean =>
  'rights' in requires && (requires.rights ?? []).includes('INACCESSIBLE');

/**
 * Addresses that other tests open and check: the screens read by axe, lists of resources (generated/screens.spec.ts),
 * and screens without a declaration (contractOnly.spec.ts). The long run also opens them here.
 */
const openedElsewhere = new Set([
  ...screens.flatMap(({ path, isLong }) => (isLong ? [] : [path])),
  ...Object.keys(ownScreens),
  ...[...full, ...opened].filter(({ name }) => parametersOf(name).length === 0).map((schema) => pathOf(schema, 'list')),
]);

/**
 * The first two addresses of each form (`/fournisseurs/details/{id}`): `src/screens.test.ts` proves that each has a
 * screen.
 */
function onePerShape<Route extends { readonly path: string }>(all: readonly Route[]): readonly Route[] {
  const shapeOf = ({ path }: Route) => path.replace(/^\/[\w-]+/, '');
  return all.filter((route, index) => all.slice(0, index).filter((one) => shapeOf(one) === shapeOf(route)).length < 2);
}

const signedIn = routes.filter((route) => !('public' in route));

test('addresses of the specification open a screen, and no placeholder', async ({ page, server }) => {
  test.setTimeout(120_000);
  expect(routes).toHaveLength(67);
  const rest = watchRest(page);
  await openAs(page, server, '/home');
  const placeholders: string[] = [];
  const lost: string[] = [];
  const open = signedIn.filter((route) => !isShut(route));
  const here = isLongRun() ? open : onePerShape(open.filter(({ path }) => !openedElsewhere.has(addressOf(path))));
  expect(here.length).toBeGreaterThan(5);
  for (const { path } of here) {
    await goTo(page, addressOf(path));
    await rest.reached();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const at = new URL(page.url()).pathname;
    if (at !== addressOf(path)) lost.push(`${path} leads to ${at}`);
    if (await page.getByText(PLACEHOLDER).count()) placeholders.push(path);
  }
  // Each is a page load, and the same code redirects: the first two, or all in the long run.
  for (const { path } of signedIn.filter(isShut).slice(0, isLongRun() ? undefined : 2)) {
    await page.goto(server.origin + addressOf(path));
    // A separate document, loaded under its own address.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accès non autorisé');
    await expect(page).toHaveURL(server.origin + NOT_AUTHORIZED);
  }
  expect(lost).toEqual([]);
  expect(placeholders).toEqual([]);
});

test(
  'the public pages of the specification also open for signed-in people',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/home');
    const light = routes.filter((route) => 'public' in route && !['*', '/silent-renew'].includes(route.path));
    for (const { path } of light) {
      await page.goto(server.origin + addressOf(path));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  },
);
