import { timeline } from '../support/planScreens';
import { expect, openAs, test } from './fixtures';

// The height of the plan below the lines that stand above it.

test.use({ data: 'planning', locale: 'fr-FR', timezoneId: 'Europe/Paris' });

test('the plan fills the window below the search that filters it, and again once it is emptied', async ({
  page,
  server,
}) => {
  await openAs(page, server, '/plannings?affichage=frise&zoom=semaine');
  await expect(timeline(page)).toBeVisible();
  const bottomOf = async () => {
    const box = await timeline(page).boundingBox();
    return box && Math.round(box.y + box.height);
  };
  const bottom = await bottomOf();
  await page.keyboard.press('/');
  await page.keyboard.insertText('Réunion');
  const filter = page.getByText('« Réunion »');
  await expect(filter).toBeVisible();
  await expect.poll(bottomOf).toBe(bottom);
  await page.keyboard.press('Escape');
  await expect(filter).toHaveCount(0);
  await expect.poll(bottomOf).toBe(bottom);
});
