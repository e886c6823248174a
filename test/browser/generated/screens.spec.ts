import { expect } from '@playwright/test';
import { hasScreens, isRouteAllowed } from '../../../src/resources/access';
import { pathOf, routeOf, type Screen } from '../../../src/resources/paths';
import { NOT_AUTHORIZED, PROFILE } from '../../../src/resources/routes/addresses';
import { screenRuleOf } from '../../../src/resources/routes/routes';
import type { ResourceSchema } from '../../../src/resources/types';
import { hasScreen } from '../../../src/resources/views/access/offeredScreens';
import { screens as ownScreens } from '../../../src/screens';
import { goTo } from '../../support/drive/goTo';
import { soon } from '../../support/drive/soon';
import type { Parents } from '../../support/generated/addresses';
import { casesOf, type Subject } from './cases';
import { CollectionScreen } from './collectionScreen';
import { OWN_DATA, registry, test, type Seat } from './fixtures';
import { isMade, parentsFor, prepare } from './prepare';

/** The resources with generated screens; those at the address of a hand-written one have none. */
const shown = registry.visible.filter((schema) => hasScreens(schema) && ownScreens[schema.path] === undefined);

/** The screens of a resource that a person may not open. */
const shutTo = ({ held }: Seat, schema: ResourceSchema): readonly Screen[] =>
  (['list', 'create', 'show', 'edit'] as const).filter(
    (screen) => hasScreen(schema, screen) && !isRouteAllowed(screenRuleOf(schema, screen), held),
  );

/** Who lacks the right is led away from every address of the resource. */
async function refuses(seat: Seat, schema: ResourceSchema, parents: Parents): Promise<void> {
  for (const screen of shutTo(seat, schema)) {
    const before = seat.refusals();
    await goTo(seat.page, PROFILE);
    await goTo(seat.page, pathOf(schema, screen, 1, parents));
    // Not before it was asked for: who goes on as soon as its address shows would be loaded anew where they went.
    await soon(seat.refusals, screen).toBe(before + 1);
    expect(new URL(seat.page.url()).pathname, screen).toBe(NOT_AUTHORIZED);
  }
}

/** Runs what is tested of an open collection. @returns how many cases that were */
async function runCases(subject: Subject): Promise<number> {
  const cases = casesOf(subject, isMade(subject.screen.schema));
  await test.step('opens', () => subject.screen.open());
  for (const { name, run } of cases) await test.step(name, () => run(subject));
  return cases.length + 1;
}

const count = { resources: 0, cases: 0 };

test.use({ data: OWN_DATA });
test.describe.configure({ mode: 'parallel' });

for (const schema of shown) {
  test(schema.name, async ({ admin, stranger, world }) => {
    const parents = await test.step('prepares', () => parentsFor(world, schema));
    const screen = new CollectionScreen(admin, world, schema, parents);
    if (screen.isOpen) count.cases += await runCases(await test.step('fills', () => prepare(screen)));
    // What nobody may open stays shut for an administrator too.
    const refused = screen.isOpen ? stranger : admin;
    await test.step('refuses who has no right', () => refuses(refused, schema, parents));
    admin.health.check();
    stranger.health.check();
    count.resources += 1;
    count.cases += 1;
  });
}

test('the menu leads nowhere for whom has no right', async ({ stranger: { page, held, health }, server }) => {
  await page.goto(`${server.origin}/home`);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link').first()).toBeVisible();
  const links = await menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const shut = shown.filter((schema) => !isRouteAllowed(screenRuleOf(schema, 'list'), held));
  expect(shut.length).toBeGreaterThan(0);
  expect(shut.map((schema) => routeOf(schema, 'list')).filter((path) => links.includes(path))).toEqual([]);
  await health.look();
  health.check();
});

test('a page says so to whom has no right', async ({ stranger, server }) => {
  const [schema] = shown.filter((one) => shutTo(stranger, one).includes('list'));
  if (!schema) throw new Error('every list is open to everybody');
  const page = await stranger.page.context().newPage();
  await page.goto(server.origin + pathOf(schema, 'list'));
  await expect(page).toHaveURL(server.origin + NOT_AUTHORIZED);
  await expect(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible();
  await page.close();
});

test.afterAll(({ browserName: _browser }, { workerIndex }) => {
  console.log(`generated screens: ${count.resources} resources, ${count.cases} cases (worker ${workerIndex})`);
});
