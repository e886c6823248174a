import type { Subject } from './subject';
import { expect } from '@playwright/test';
import { isRouteAllowed } from '../../../src/resources/access/access';
import { pathOf, routeOf } from '../../../src/resources/registry/paths';
import { parametersOf } from '../../../src/resources/registry/registry';
import { NOT_AUTHORIZED, PROFILE } from '../../../src/resources/routes/addresses';
import { screenRuleOf } from '../../../src/resources/routes/routeRules';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { goTo } from '../../support/drive/goTo';
import { isLongRun } from '../../support/longRun';
import { casesOf } from './cases';
import { CollectionScreen } from './collectionScreen';
import { OWN_DATA, test, type Seat } from './fixtures';
import { opens } from './opening';
import { parentsFor, prepare } from './prepare';
import { repeatedInputs } from './repeatedInputs';
import { forms, full, lists, opened } from './scope';
import { onePerKind, onePerRefusal, openable, screensShutTo, shown, split, unopenable } from './resources';

/** Lists to search, sort and delete from: one of each kind, because all use the same component. */
const moved = new Set(isLongRun() ? full : onePerKind(lists.full));

/** Resources to edit: one of each kind of form. */
const edited = new Set(isLongRun() ? full : onePerKind(forms.full));

const repeated = isLongRun() ? new Map<string, ReadonlySet<string>>() : repeatedInputs(forms.full);

/** Number of tests that open resources: several, so that workers share them and each fits its time limit. */
const PARTS = 2;

/** Arbitrary ids: a person without the right is redirected before anything is read. */
const onesFor = ({ name }: ResourceSchema) => Object.fromEntries(parametersOf(name).map((parameter) => [parameter, 1]));

async function refuses(seat: Seat, schema: ResourceSchema): Promise<void> {
  for (const screen of screensShutTo(seat, schema)) {
    const refusal = seat.page.getByRole('heading', { level: 1, name: 'Accès non autorisé' });
    await goTo(seat.page, PROFILE);
    // The refusal of the screen before may still be there.
    await expect(refusal).toHaveCount(0);
    await goTo(seat.page, pathOf(schema, screen, 1, onesFor(schema)));
    await expect(refusal, `${schema.name} ${screen}`).toBeVisible();
    expect(new URL(seat.page.url()).pathname, `${schema.name} ${screen}`).toBe(NOT_AUTHORIZED);
  }
  seat.health.check();
}

/** Whether the screens create its records; otherwise its API does. */
const isWrittenHere = (schema: ResourceSchema) => forms.full.includes(schema);

/** Runs the tests of an open collection. @returns their number */
async function runCases(subject: Subject): Promise<number> {
  const { schema } = subject.screen;
  const cases = casesOf(subject, {
    forms: isWrittenHere(schema),
    moves: moved.has(schema),
    edits: edited.has(schema),
  });
  await test.step('opens', () => subject.screen.open());
  for (const { name, run } of cases) await test.step(name, () => run(subject));
  return cases.length + 1;
}

const count = { full: 0, opened: 0, cases: 0 };

test.use({ data: OWN_DATA });
test.describe.configure({ mode: 'parallel' });

for (const schema of full) {
  test(schema.name, async ({ admin, world }) => {
    const parents = await test.step('prepares', () => parentsFor(world, schema));
    const screen = new CollectionScreen(admin, world, schema, parents);
    expect(screen.isOpen).toBe(true);
    const preparation = { writtenHere: isWrittenHere(schema), leftOut: repeated.get(schema.name) ?? new Set<string>() };
    count.cases += await runCases(await test.step('fills', () => prepare(screen, preparation)));
    admin.health.check();
    count.full += 1;
  });
}

for (const [index, part] of split(opened, PARTS).entries()) {
  test(`the others show their rows (${index + 1} of ${PARTS})`, async ({ admin, world }) => {
    for (const schema of part) {
      await test.step(schema.name, () => opens(admin, world, schema));
      count.opened += 1;
    }
    count.cases += part.length;
  });
}

/**
 * `src/authProvider/screenOracle.test.ts` proves the rule of every address without a browser, and the same code
 * redirects: one of each set of screens is enough, or all in the long run.
 */
const refused = isLongRun() ? openable : onePerRefusal(openable);

test('a person without the right is redirected', async ({ stranger }) => {
  if (isLongRun()) test.setTimeout(240_000);
  for (const schema of refused) await test.step(schema.name, () => refuses(stranger, schema));
  count.cases += refused.length;
});

test('resources without any right stay closed to an administrator', async ({ admin }) => {
  for (const schema of unopenable) {
    expect(screensShutTo(admin, schema), schema.name).toContain('list');
    await refuses(admin, schema);
  }
});

test('the menu has no entries without their rights', async ({ stranger: { page, held, health }, server }) => {
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

test('a page tells a person without the right', async ({ stranger, server }) => {
  const [schema] = shown.filter((one) => screensShutTo(stranger, one).includes('list'));
  if (!schema) throw new Error('every list is open to everybody');
  const page = await stranger.page.context().newPage();
  await page.goto(server.origin + pathOf(schema, 'list'));
  await expect(page).toHaveURL(server.origin + NOT_AUTHORIZED);
  await expect(page.getByRole('heading', { level: 1, name: 'Accès non autorisé' })).toBeVisible();
  await page.close();
});

test.afterAll(({ browserName: _browser }, { workerIndex }) => {
  console.log(
    `generated screens: ${count.full} of ${full.length} resources in full, ${count.opened} opened, ${count.cases} cases (worker ${workerIndex})`,
  );
});
