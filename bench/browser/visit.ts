import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../test/support/chromium';
import { countTraffic, slowDown, type Traffic } from './network';
import { installProbe, readOpening, timeAction } from './probe';
import { processorSeconds } from './processor';
import type { Site } from './site';

export interface Visit {
  readonly first: number;
  /** Reload with the browser's button: the tab keeps its process and the compiled code. */
  readonly reloaded: number;
  /** Return from another site, which starts a new process. */
  readonly fromElsewhere: number;
  /** The address opened in a new tab: a new process without compiled code. */
  readonly inNewTab: number;
  readonly homeToList: number;
  readonly listToForm: number;
  readonly backToList: number;
  readonly search: number;
  readonly traffic: Traffic;
  readonly shift: number;
  readonly task: number;
  /** Processor milliseconds of the whole browser while the list opens again. */
  readonly processor: number;
}

/** A prefix of this word shows other rows; otherwise the rows would be there before its last letter is typed. */
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
    // esbuild's keepNames calls this helper, which pages do not have.
    await context.addInitScript('globalThis.__name = (value) => value');
    await context.addInitScript(installProbe, { selector: site.names });
    return await work(page, context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Leaves the application, so that the next address loads a document instead of navigating within the page. */
const leave = (page: Page) => page.goto('about:blank');

/** Clicks without hovering first, because hovering would prefetch. */
async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not in sight`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
}

/** @param elsewhere address of a page of another site */
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

/** Milliseconds until the list appears, in an empty profile on a slow network. */
export const measureSlowly = (site: Site): Promise<number> =>
  inNewProfile(site, async (page, context) => {
    await slowDown(await context.newCDPSession(page));
    await page.goto(site.origin + site.list, { waitUntil: 'commit' });
    return (await readOpening(page)).seen;
  });
