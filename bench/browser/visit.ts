import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../test/support/chromium';
import { countTraffic, slowDown, type Traffic } from './network';
import { installProbe, readOpening, timeAction } from './probe';
import { processorSeconds } from './processor';
import type { Site } from './site';

/** What one person saw of an application, with an empty profile of their own. */
export interface Visit {
  readonly first: number;
  /** Opening it again with the browser's own button: the tab keeps its process, and what this one has compiled. */
  readonly reloaded: number;
  /** Coming back to it from another site, and so in a new process as well. */
  readonly fromElsewhere: number;
  /** Opening it again in a new tab, and so in a new process, which has nothing of what the first one compiled. */
  readonly inNewTab: number;
  readonly homeToList: number;
  readonly listToForm: number;
  readonly backToList: number;
  readonly search: number;
  readonly traffic: Traffic;
  readonly shift: number;
  readonly task: number;
  /** Milliseconds of processor, of all of the browser, for opening the list again. */
  readonly processor: number;
}

/** A word whose beginning shows other rows: otherwise they would be there before its last letter. */
const WORD = 'van';
const REST = 1_500;

async function inNewProfile<Result>(site: Site, work: (page: Page, context: BrowserContext) => Promise<Result>) {
  const profile = await mkdtemp(join(tmpdir(), 'socle-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...(await chromiumLaunchOptions()),
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const [page] = context.pages();
    if (!page) throw new Error('the browser has no page');
    await site.prepare(page);
    // The loader of TypeScript names functions by a helper of its own, which pages do not have.
    await context.addInitScript('globalThis.__name = (value) => value');
    await context.addInitScript(installProbe, { selector: site.names });
    return await work(page, context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Leaves the application, so that the next address is opened and not gone to within it. */
const leave = (page: Page) => page.goto('about:blank');

/** Presses at once: hovering is no head start. */
async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not in sight`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

/** @param elsewhere the address of a page of another site */
export const measureVisit = (site: Site, elsewhere: string): Promise<Visit> =>
  inNewProfile(site, async (page, context) => {
    const rows = { selector: site.names };
    const traffic = await countTraffic(page);
    await page.goto(site.origin + site.list, { waitUntil: 'commit' });
    const opening = await readOpening(page);
    const sent = traffic();
    await page.waitForTimeout(REST);
    const { shift } = await readOpening(page);

    const before = await processorSeconds(context);
    await page.reload({ waitUntil: 'commit' });
    const { seen: reloaded } = await readOpening(page);
    await page.waitForTimeout(REST);
    const processor = ((await processorSeconds(context)) - before) * 1000;

    await page.goto(elsewhere);
    await page.goto(site.origin + site.list, { waitUntil: 'commit' });
    const { seen: fromElsewhere } = await readOpening(page);
    await page.waitForTimeout(REST);

    const search = await timeAction(page, { ...rows, word: WORD }, async () => {
      await page.locator(site.searchBox).click();
      await page.keyboard.type(WORD, { delay: 60 });
    });

    const tab = await context.newPage();
    await tab.goto(site.origin + site.list, { waitUntil: 'commit' });
    const { seen: inNewTab } = await readOpening(tab);
    await tab.close();
    await page.bringToFront();

    await leave(page);
    await page.goto(site.origin + site.home);
    await page.locator(site.homeReady).first().waitFor();
    await page.waitForTimeout(REST);
    const homeToList = await timeAction(page, rows, () => press(page, site.listLink));
    await page.waitForTimeout(REST);
    const listToForm = await timeAction(page, { selector: site.nameInput, hasValue: true }, () =>
      press(page, site.editLink),
    );
    await page.waitForTimeout(REST);
    const start = await page.evaluate(() => performance.now());
    const backToList =
      (await timeAction(page, rows, async () => {
        await page.evaluate(() => history.back());
      })) - start;
    return {
      first: opening.seen,
      reloaded,
      fromElsewhere,
      inNewTab,
      homeToList,
      listToForm,
      backToList,
      search,
      traffic: sent,
      shift,
      task: opening.task,
      processor,
    };
  });

/** Milliseconds until the list is there in an empty profile on a slow network. */
export const measureSlowly = (site: Site): Promise<number> =>
  inNewProfile(site, async (page, context) => {
    await slowDown(await context.newCDPSession(page));
    await page.goto(site.origin + site.list, { waitUntil: 'commit' });
    return (await readOpening(page)).seen;
  });
