import { expect } from '@playwright/test';
import { watchShifts } from '../support/drive/watchShifts';
import { ADMIN, fillSignIn } from '../support/people';
import { openAs, test } from './fixtures';

// The font is prefetched once the page is idle.
test.use({ loadsAhead: true });

const isThere = () =>
  document.fonts.check('14px Socle') && [...document.fonts].some(({ family }) => family === 'Socle');

test('the font does not delay the first visit, is used from the second on, and shifts nothing', async ({
  page,
  server,
}) => {
  // Like a foreign sign-in page, which prefetches nothing.
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/identity/'))
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openAs(page, server, '/types-contrat');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('socle.font'))).toMatch(/^\/assets\/.+\.woff2$/);
  // The page keeps its initial font.
  expect(await page.evaluate(isThere)).toBe(false);
  const moved = await watchShifts(page);
  // The next one has the product's, though nothing was loaded anew.
  await page.getByRole('link', { name: 'Accueil' }).click();
  await expect(page.getByRole('heading', { name: /^Bon(jour|soir)/ })).toBeVisible();
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
  await page.goto(`${server.origin}/types-contrat`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
  expect(await moved()).toBeLessThan(0.02);
});

test('the presentation has the font at its first opening, without a shift, and the documentation uses it', async ({
  page,
  server,
}) => {
  const moved = await watchShifts(page);
  await page.goto(`${server.origin}/presentation`);
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
  expect(await moved()).toBeLessThan(0.02);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('socle.font'))).toMatch(/^\/assets\/.+\.woff2$/);
  for (const path of ['/presentation', '/docs/errors']) {
    await page.goto(server.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(isThere), path).toBe(true);
  }
});

test('the sign-in page has the font, and the first screen after it too, without a shift', async ({ page, server }) => {
  const moved = await watchShifts(page);
  await page.goto(`${server.origin}/types-contrat`);
  // No page is asked while the application leads to the next one.
  await expect(page.getByRole('textbox', { name: 'Adresse e-mail' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('socle.font'))).toMatch(/^\/assets\/.+\.woff2$/);
  expect(new URL(page.url()).pathname).toMatch(/^\/identity\//);
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
  await fillSignIn(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(isThere)).toBe(true);
  expect(await moved()).toBeLessThan(0.02);
});
