import { expect, type Page } from '@playwright/test';
import { hasScreens, isRouteAllowed } from '../../src/resources/access/access';
import { kindOf } from '../../src/resources/fields/kinds';
import { pathOf, type Screen } from '../../src/resources/registry/paths';
import { productRoutes } from '../../src/resources/schemas/routes/productRoutes';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { hasScreen } from '../../src/resources/views/access/offeredScreens';
import { offersOf } from '../../src/resources/views/access/offers';
import { screens as ownScreens } from '../../src/screens';
import { contractParents, contractShapes } from '../support/contractShapes';
import type { DemoRecord } from '../support/drive/demoRecords';
import { goTo } from '../support/drive/goTo';
import { uploadNames } from '../support/generated/requests';
import { casesOf } from './generated/cases';
import { CollectionScreen, mayOpen } from './generated/collectionScreen';
import { registry, test, type Plain, type Seat } from './generated/fixtures';
import { parentsFor, prepare } from './generated/prepare';
import { isLongRun } from '../support/longRun';

// The records created here would appear in searches of the other generated tests.
test.use({ data: 'contract' });
test.describe.configure({ mode: 'parallel' });

const contract = offersOf({ isKnown: true, has: () => false });

/** Number of tests that the generated screens are spread over, so that workers share them. */
const PARTS = isLongRun() ? 4 : 2;

const generated = registry.visible.filter((schema) => hasScreens(schema) && ownScreens[schema.path] === undefined);
// Tests of the data provider prove the calls of every declaration (src/dataProvider/contract.test.ts).
const shapes = contractShapes(generated);

/** Expects a screen to have loaded without failures. */
async function shows({ page, calls, health }: Plain, where: string): Promise<void> {
  await calls.settled();
  await expect.soft(page.getByRole('main').getByRole('heading', { level: 1 }).first(), where).toBeVisible();
  await expect.soft(page.getByRole('main').getByRole('alert'), where).toHaveCount(0);
  await health.look();
}

/** Marks the titles on the page: they stay until the next screen is ready. */
const markTitles = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('h1').forEach((title) => {
      title.dataset['left'] = title.textContent;
    }),
  );

/** Whether the page has a new title. Evaluated in the page. */
const hasNewTitle = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].some((title) => title.dataset['left'] !== title.textContent);

async function visit(plain: Plain, path: string): Promise<void> {
  // On the current address nothing new loads.
  if (new URL(plain.page.url()).pathname !== path) {
    await markTitles(plain.page);
    await goTo(plain.page, path);
    await plain.page.waitForFunction(hasNewTitle);
  }
  await shows(plain, path);
  expect.soft(new URL(plain.page.url()).pathname, path).toBe(path);
}

async function openPickers(plain: Plain): Promise<void> {
  const pickers = plain.page.getByRole('main').locator('[role=combobox][aria-autocomplete]:enabled');
  for (const picker of await pickers.all()) {
    await picker.click();
    await shows(plain, `a picker of ${plain.page.url()}`);
    await picker.press('Escape');
  }
}

/** Sorts and searches a list; without results there is nothing to sort. */
async function ask(plain: Plain): Promise<void> {
  const main = plain.page.getByRole('main');
  const header = main.getByRole('columnheader').getByRole('button').first();
  if ((await header.count()) > 0) {
    const before = plain.page.url();
    await header.click();
    await expect(plain.page).not.toHaveURL(before);
    await shows(plain, `the order of ${plain.page.url()}`);
  }
  const search = main.getByRole('searchbox');
  if ((await search.count()) > 0) {
    await search.fill('a');
    await expect(plain.page).toHaveURL(/%22q%22/);
    await shows(plain, `a search of ${plain.page.url()}`);
  }
}

const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

/** The address of a generated screen for a record of the demonstration; undefined if it has none. */
function pathFor({ schema, parents, record }: DemoRecord, screen: Screen): string | undefined {
  const isSingle = schema.operations.list === 'single';
  if (screen === 'list' || screen === 'create' || isSingle) return pathOf(schema, screen, '', parents);
  // Without a list, the address of a record is unknown.
  return record && contract.reads(schema) ? pathOf(schema, screen, record.id, parents) : undefined;
}

const isThere = (seat: Seat, schema: ResourceSchema, screen: Screen): boolean =>
  hasScreen(schema, screen) && contract.does(schema, screen) && mayOpen(seat, schema, screen);

test.afterEach(({ plain }) => {
  expect(plain.calls.foreign).toEqual([]);
});

test('every screen without a declaration only makes calls of the contract', async ({ plain }) => {
  test.setTimeout(120_000);
  const isGenerated = (path: string) => generated.some((schema) => hasScreen(schema, 'list') && schema.path === path);
  const paths = productRoutes.filter(
    ({ public: isPublic, path, rule }) =>
      !isPublic && !path.includes('{') && !isGenerated(path) && isRouteAllowed(rule, plain.held),
  );
  expect(paths.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(ownScreens)));
  for (const { path } of paths) await visit(plain, path);
  plain.health.check();
});

for (let part = 0; part < PARTS; part += 1) {
  test(`the generated screens only make calls of the contract, part ${part + 1} of ${PARTS}`, async ({
    plain,
    demo,
  }) => {
    test.setTimeout(240_000);
    for (const schema of shapes.filter((_, index) => index % PARTS === part)) {
      const found = await demo.find(schema);
      for (const screen of SCREENS.filter((one) => isThere(plain, schema, one))) {
        const path = pathFor(found, screen);
        if (path === undefined) continue;
        await visit(plain, path);
        if (screen === 'create') await openPickers(plain);
        if (screen === 'list' && !schema.parent) await ask(plain);
      }
    }
    plain.health.check();
  });
}

test('the tabs of a record only make calls of the contract', { tag: '@long' }, async ({ plain, demo }) => {
  test.setTimeout(300_000);
  const { page } = plain;
  const isRead = ({ internal, operations, extracts }: ResourceSchema) =>
    !internal && (operations.listing !== 'extension' || Object.keys(extracts).length > 0);
  const childrenOf = ({ name }: ResourceSchema) => registry.childrenOf(name).filter(isRead);
  const parents = contractParents(
    generated.filter((schema) => childrenOf(schema).length > 0 && isThere(plain, schema, 'show')),
    childrenOf,
  );
  expect(parents.length).toBeGreaterThan(0);
  for (const schema of parents) {
    const found = await demo.find(schema);
    const path = pathFor(found, 'show');
    if (path === undefined || !found.record) continue;
    await visit(plain, path);
    await expect(page.getByRole('tab').nth(1)).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await shows(plain, page.url());
    }
  }
  plain.health.check();
});

/** Whether the contract has all operations of the resource, and the lists of everything that it references. */
const isWhole = ({ operations, fields }: ResourceSchema): boolean =>
  [operations.listing, operations.create, operations.update, operations.delete].every((one) => one === 'contract') &&
  Object.values(fields).every((spec) => {
    const target = kindOf(spec).reference?.(spec).resource;
    return target === undefined || registry.get(target).operations.listing === 'contract';
  });

/** One collection for each way in which the contract accepts writes. */
const WAYS: Readonly<Record<string, (schema: ResourceSchema) => boolean>> = {
  'as JSON': (schema) => isWhole(schema) && !schema.bodies && uploadNames(schema).length === 0,
  'as a form with a file': (schema) => isWhole(schema) && !schema.ranked && uploadNames(schema).length > 0,
  'in the query': ({ bodies }) => bodies?.create === 'query',
  'by rank': ({ ranked }) => ranked !== undefined,
  'as the only record': ({ operations }) => operations.list === 'single' && operations.update === 'contract',
  'as members': ({ key, createdAtKey, operations }) =>
    key !== undefined && !createdAtKey && operations.listing === 'contract' && operations.update === 'contract',
  'at the key': ({ createdAtKey, operations }) => createdAtKey === true && operations.listing === 'contract',
};

/** Ways that the data provider's tests prove (src/dataProvider); the browser tries them in the long run. */
const RARE = ['as JSON', 'in the query', 'by rank', 'as the only record', 'as members', 'at the key'];

for (const [way, isMeant] of Object.entries(WAYS)) {
  test(`records are written ${way}`, { tag: RARE.includes(way) ? '@long' : [] }, async ({ plain, world }) => {
    const schema = generated.find((one) => isMeant(one) && new CollectionScreen(plain, world, one, {}).isOpen);
    if (!schema) throw new Error(`no collection is written ${way}`);
    const subject = await prepare(new CollectionScreen(plain, world, schema, await parentsFor(world, schema)));
    // Lists that were read completely are cached for ten seconds, without the new record.
    await plain.page.reload();
    await expect(plain.page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    await subject.screen.open();
    const cases = casesOf(subject, { forms: true, moves: true, edits: true });
    // A record that is not listed cannot be opened again.
    const possible = contract.reads(schema) ? cases : cases.slice(0, 1);
    for (const { name, run } of possible) await test.step(name, () => run(subject));
    await plain.calls.settled();
    plain.health.check();
  });
}

test('a file is downloaded', async ({ plain, demo }) => {
  const { page, calls } = plain;
  const withFile = generated.filter(
    (schema) =>
      schema.operations.download === 'contract' && uploadNames(schema).length > 0 && isThere(plain, schema, 'show'),
  );
  const [schema] = withFile;
  if (!schema) throw new Error('no collection has files');
  await visit(plain, pathFor(await demo.find(schema), 'show') ?? '');
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Télécharger/ })
    .first()
    .click();
  await (await download).path();
  expect(calls.asked.filter((call) => call.includes('/download'))).not.toEqual([]);
});
