import { readFileSync } from 'node:fs';
import { expect, openAs, test } from './fixtures';

test(
  'an export contains the rows that its conditions select, as many as announced',
  { tag: '@long' },
  async ({ page, server }) => {
    await openAs(page, server, '/export/details/1');
    const count = page.getByText(/^\d+ lignes dans l’export$/);
    const shown = async () => Number((await count.innerText()).replace(/\D/g, ''));
    await expect(page.getByText('Statut')).toBeVisible();
    await expect(count).toBeVisible();
    const active = await shown();

    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect.poll(shown).toBeGreaterThan(active);
    await page.getByRole('switch', { name: 'Adhésions en cours seulement' }).click();
    await expect(page.getByRole('switch', { name: 'Adhésions en cours seulement' })).toBeChecked();
    await expect.poll(shown).toBeGreaterThan(active);
    await page.getByRole('button', { name: 'Enregistrer les conditions' }).click();
    await expect(page.getByText('Conditions enregistrées.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enregistrer les conditions' })).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole('switch', { name: 'Adhésions en cours seulement' })).toBeChecked();
    await expect(count).toBeVisible();
    const current = await shown();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger en CSV' }).click();
    const rows = readFileSync(await (await downloading).path(), 'utf8')
      .trim()
      .split('\r\n')
      .slice(1);
    expect(rows).toHaveLength(current);
    expect(rows.filter((row) => !/;(Actif|Suspendu);/.test(row))).toEqual([]);
  },
);
