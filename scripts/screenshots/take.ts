import { mkdir, rm } from 'node:fs/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ADMIN, fillSignIn } from '../../test/support/people';
import { chromiumLaunchOptions } from '../../test/support/chromium';
import { createServerProcess } from '../../test/support/serverProcess';
import { screens, type Screen } from '../../test/support/screens';
import { spareData } from '../../test/support/spareData';

const FOLDER = 'screenshots';
const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const SKINS = ['light', 'dark'] as const;

async function take(page: Page, origin: string, { name, path, prepare }: Screen, suffix: string): Promise<void> {
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}/${name}-${suffix}.png`, animations: 'disabled' });
}

async function takeAll(
  browser: Browser,
  origin: string,
  viewport: (typeof VIEWPORTS)[number],
  skin: (typeof SKINS)[number],
) {
  const context = await browser.newContext({ viewport, colorScheme: skin, locale: 'fr-FR', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('socle.skin', 'system'));
  // With live events the network is never idle.
  await context.addInitScript(spareData);
  const page = await context.newPage();
  const suffix = `${viewport.width}-${skin}`;
  for (const screen of screens.filter(({ signedIn }) => signedIn === false)) await take(page, origin, screen, suffix);
  await page.goto(`${origin}/home`);
  await fillSignIn(page, ADMIN);
  await page.waitForURL(`${origin}/home`);
  for (const screen of screens.filter(({ signedIn }) => signedIn !== false)) await take(page, origin, screen, suffix);
  await context.close();
}

const server = await createServerProcess();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await server.start();
  for (const viewport of VIEWPORTS) for (const skin of SKINS) await takeAll(browser, server.origin, viewport, skin);
  console.log(`${screens.length * VIEWPORTS.length * SKINS.length} images dans ${FOLDER}/`);
} finally {
  await browser.close();
  await server.remove();
}
