import { build } from 'vite';
import * as families from '../../examples/families';
import { schemas } from '../../src/portal/declared';
import { TypeContrats } from '../../src/resources/schemas/contrats';
import { expect, openAs, otherProducts, test } from './fixtures';
import { driveResources } from './generated/driveResources';
import { OWN_DATA } from './generated/fixtures';

const declared = Object.values(families);

// The portal together with the examples' declarations.
otherProducts.set('families', {
  program: ['--import', 'tsx', 'examples/portal/server.ts'],
  schemas: [...schemas, ...declared],
});

test.describe('a resource of the portal', () => driveResources([TypeContrats], OWN_DATA));

test.describe('the families of the examples', { tag: '@long' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    await build({ configFile: 'examples/portal/vite.config.ts', logLevel: 'error' });
  });

  driveResources(declared, 'families');

  test.describe('a declared page', () => {
    test.use({ data: 'families' });

    test('has a menu entry, figures that link to their records, and a list that links to the complete one', async ({
      page,
      server,
    }) => {
      // Number plates are unique, and the data survive a retry.
      const plate = `PA-10${test.info().repeatEachIndex}-GE`;
      let authorization = '';
      page.on('request', (request) => {
        authorization ||= request.url().includes('/api/') ? (request.headers()['authorization'] ?? '') : '';
      });
      await openAs(page, server, '/vehicules');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Véhicules');
      const create = async (address: string, data: object) => {
        const answer = await page.request.post(`${server.origin}/api/${address}`, { data, headers: { authorization } });
        expect(answer.status(), await answer.text()).toBe(201);
        return (await answer.json()) as { readonly id: number };
      };
      const late = await create('Vehicules', { immatriculation: plate, modele: 'Kangoo' });
      await create(`Vehicules/${late.id}/entretiens`, { nature: 'pneus', prevuLe: '2026-01-05' });
      await create(`Vehicules/${late.id}/entretiens`, {
        nature: 'revision',
        prevuLe: '2026-02-05',
        faitLe: '2026-02-05',
        cout: 320,
      });

      const menu = page.getByRole('navigation', { name: 'Menu principal' });
      // A long menu collapses the group.
      await menu.getByRole('button', { name: /^Équipe/ }).click();
      await menu.getByRole('link', { name: 'Parc automobile' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parc automobile');
      const done = page.getByRole('region', { name: 'Entretiens faits' });
      await expect(done.getByRole('button', { name: /^Coût(?! moyen)/ })).toContainText('€');
      const overdue = page.getByRole('region', { name: /^Entretien en retard/ });
      await expect(overdue.getByRole('link', { name: plate })).toBeVisible();
      await done.getByRole('button', { name: /^Entretiens/ }).click();
      await expect(page.getByRole('dialog')).toContainText(plate);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await overdue.getByRole('link', { name: /^Tout voir/ }).click();
      await expect(page).toHaveURL(/EntretienEnRetard/);
      await expect(page.getByRole('link', { name: plate, exact: true })).toBeVisible();
    });
  });
});
