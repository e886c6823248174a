import type { Page } from '@playwright/test';
import { goTo } from '../support/drive/goTo';
import { soon } from '../support/drive/soon';
import { watchRest } from '../support/drive/rest';
import { expect, openAs, test } from './fixtures';

// Changes the preferences of a person whom other tests sign in as.
test.use({ data: 'choices' });

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Resolves once the API has stored a preference. */
const stored = (page: Page) =>
  page.waitForResponse(
    (response) => /preferencesUtilisateur(\/\d+)?$/.test(response.url()) && response.request().method() !== 'GET',
  );

test('a language stays while it is being stored, and after a reload', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/preferences-utilisateur');
  const titles = [
    ['Deutsch', 'Meine Einstellungen'],
    ['Français', 'Mes préférences'],
    ['English', 'My preferences'],
  ] as const;
  for (const [language, title] of titles) {
    const written = stored(page);
    await radio(page, language).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await written;
    await expect(radio(page, language)).toBeChecked();
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My preferences');
  // The app bar floats until the choice changes.
  const top = async () => (await page.getByRole('banner').getByRole('link').first().boundingBox())?.y ?? 0;
  const floating = await top();
  await radio(page, 'Full width').click();
  await expect.poll(top).toBeLessThan(floating);
});

/** Pixels by which the page is wider than the window; unmirrored parts of a mirrored page cause sideways scrolling. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts whose own direction decides their side, so that a French one is on the left of a page that is read from the right. */
const alignedByTheirText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body :not(script, style)')]
      .filter((element) => {
        const { display, textAlign } = getComputedStyle(element);
        const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
        return hasText && element.offsetWidth > 0 && display !== 'inline' && /^(?:start|end)$/.test(textAlign);
      })
      .filter((element) => !element.closest('[dir="ltr"]'))
      .map((element) => element.innerText),
  );

test(
  'in right-to-left direction the main screens are mirrored and fit the window',
  { tag: '@long' },
  async ({ page, server }) => {
    const rest = watchRest(page);
    await page.addInitScript(() => localStorage.setItem('RaStore.layout.direction', '"rtl"'));
    await openAs(page, server, '/home');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const path of [
      '/home',
      '/adherents',
      '/adherents/details/1',
      '/adherents/modification/1',
      '/utilisateurs',
      '/trombinoscope',
      '/admin/autorisations',
      '/preferences-utilisateur',
      '/plannings',
    ]) {
      await goTo(page, path);
      await rest.reached();
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect([path, await overflow(page)]).toEqual([path, 0]);
      if (path === '/plannings') continue;
      expect([path, await alignedByTheirText(page)]).toEqual([path, []]);
      const { width } = page.viewportSize() ?? { width: 0 };
      const menu = page.getByRole('navigation', { name: /Menu principal|Main menu/ });
      // The stored language arrives meanwhile, and remounts the menu.
      await soon(
        async () => ((await menu.boundingBox())?.x ?? 0) > width / 2,
        `${path}: the menu is on the right`,
      ).toBe(true);
    }
  },
);

test('the plan uses the whole page, with a link to all others', async ({ page, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, server, '/plannings');
  // In a wide window the menu is a rail; elsewhere a button opens it.
  await expect(page.getByRole('navigation').getByRole('link', { name: /^(Accueil|Home)/ })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const home = page.getByRole('dialog').getByRole('link', { name: /^(Accueil|Home)/ });
  // On a new device the stored language arrives after the first render.
  await expect(async () => {
    // Behind the open menu its button is hidden from the accessibility tree.
    if (!(await home.isVisible()))
      await page.getByRole('button', { name: /Ouvrir le menu|Open the menu/ }).click({ timeout: 1000 });
    await expect(home).toBeVisible({ timeout: 1000 });
  }).toPass();
  await home.click();
  await expect(page).toHaveURL(`${server.origin}/home`);
});

test('an unknown address shows a message inside the portal, with links', { tag: '@long' }, async ({ page, server }) => {
  await openAs(page, server, '/home');
  await page.goto(`${server.origin}/nulle/part`);
  await expect(page).toHaveURL(`${server.origin}/error-404`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/n’existe pas|does not exist/);
  await expect(page.getByText('/nulle/part')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  // The nearest page, or the record whose number was written, is one click away.
  for (const [written, meant] of [
    ['/planning', '/plannings'],
    ['/adherents/2', '/adherents/details/2'],
  ] as const) {
    await page.goto(server.origin + written);
    await page.getByRole('link', { name: /Ouvrir «|Open “/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${server.origin}${meant}(\\?|$)`));
  }
  await page.goto(`${server.origin}/nulle/part`);
  await page.getByRole('link', { name: /Revenir à l’accueil|Back to the home page/ }).click();
  await expect(page).toHaveURL(`${server.origin}/home`);
});
