import { build, preview, type PreviewServer } from 'vite';
import { kinds } from '../../src/resources/fields/kinds';
import { expect, test } from './fixtures';

const CONFIG = { configFile: 'examples/kinds/vite.config.ts', logLevel: 'error' } as const;

/** A fixed time, so that no day in the pictures is today. */
const NOON = new Date('2026-03-12T12:00:00+01:00');

const LOOKS = [
  { skin: 'light', direction: 'ltr' },
  { skin: 'dark', direction: 'rtl' },
] as const;

const OPTIONS = { scale: 'device', maxDiffPixelRatio: 0.005, timeout: 30_000 } as const;

test.describe('every kind of field, as value, cell, input and filter', { tag: '@long' }, () => {
  let server: PreviewServer;
  let address: string;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await build(CONFIG);
    server = await preview({ ...CONFIG, preview: { port: 0, host: '127.0.0.1' } });
    address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '';
  });

  test.afterAll(() => server.close());

  // A quarter of the size: pictures are small and do not differ by antialiasing. The viewport fits all kinds, so that
  // popups open below their input.
  test.use({ viewport: { width: 1280, height: 20_000 }, deviceScaleFactor: 0.25 });

  for (const { skin, direction } of LOOKS)
    test(`looks as it did: ${skin}, ${direction}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.clock.setFixedTime(NOON);
      await page.addInitScript(
        ([chosenSkin, chosenDirection]) => {
          localStorage.setItem('socle.skin', chosenSkin);
          localStorage.setItem('RaStore.layout.direction', JSON.stringify(chosenDirection));
        },
        [skin, direction] as const,
      );
      await page.goto(address);
      await expect(page.locator('section:has(form)')).toHaveCount(Object.keys(kinds).length);
      // Every form shows its errors, and names and pictures have loaded: nothing moves any more.
      await expect(page.locator('section:not(:has-text("Ce champ est obligatoire."))')).toHaveCount(0);
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      for (const kind of Object.keys(kinds))
        await expect
          .soft(page.locator(`section[aria-label="${kind}"]`))
          .toHaveScreenshot(`${kind}-${skin}-${direction}.png`, OPTIONS);
    });
});
