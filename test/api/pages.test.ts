import { beforeAll, describe, expect, it } from 'vitest';
import { LibraryPage } from '../../examples/minimal/libraryPage';
import { library } from '../../examples/minimal/product';
import { assertPages } from '../../src/resources/pages/checkPages';
import { createRegistry } from '../../src/resources/registry/registry';
import { ParcVehicules } from '../../examples/families/pages';
import * as families from '../../examples/families';
import { schemas } from '../../src/portal/declared';
import { afterFile } from '../support/afterFile';
import { serveTenant, type OpenApiServer } from '../support/apiServer';
import { openTenantDatabase } from '../support/database';
import { applyRows } from '../../server/seed/applyRows';

const registry = createRegistry(library.schemas);

it('the examples declare pages correctly', () => {
  expect(() => assertPages([LibraryPage], library.schemas)).not.toThrow();
  expect(() => assertPages([ParcVehicules], [...schemas, ...Object.values(families)])).not.toThrow();
});

describe('the figures of a declared page', () => {
  let server: OpenApiServer;
  let reader: string;
  const get = (path: string, as = reader) => server.call('GET', `/api/pages/${path}`, { as });

  beforeAll(async () => {
    server = await serveTenant(await openTenantDatabase(registry), registry, {}, { product: library });
    afterFile(() => server.close());
    const [colette = 0, sand = 0] = await applyRows(server.tenant, 'Auteurs', [{ nom: 'Colette' }, { nom: 'Sand' }]);
    await applyRows(server.tenant, 'Livres', [
      { titre: 'Sido', auteurId: colette, annee: 1930, rayon: 'B12' },
      { titre: 'Chéri', auteurId: colette, annee: 1920 },
      { titre: 'Indiana', auteurId: sand, annee: 1990 },
      { titre: 'Lélia', auteurId: sand, annee: 2001, rayon: 'B13' },
    ]);
    reader = await server.tokenFor(['BIBLIOTHEQUE:read']);
  });

  it('describe what the page counts', async () => {
    const answer = await get('bibliotheque');
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json<readonly { name: string }[]>().map(({ name }) => name)).toEqual(['section-2', 'section-3']);
  });

  it('count, compute and group', async () => {
    const figures = (await get('bibliotheque/section-2')).json<{ total: { valeurs: object } }>();
    expect(figures.total.valeurs).toEqual({ livres: 4, annee: 1960, ranges: 0.5 });
    const groups = (await get('bibliotheque/section-3?Par=auteur')).json<{
      groupes: readonly { libelles: string[] }[];
    }>();
    expect(groups.groupes.map(({ libelles }) => libelles)).toEqual([['Colette'], ['Sand']]);
  });

  it('link to the records behind a figure', async () => {
    const filters = encodeURIComponent(JSON.stringify({ auteur: [1] }));
    const page = (await get(`bibliotheque/section-3/fiches?Filtres=${filters}`)).json<{ totalCount: number }>();
    expect(page.totalCount).toBe(2);
  });

  it("need the page's right, and refuse unknown pages and sections", async () => {
    const stranger = await server.tokenFor([]);
    expect((await get('bibliotheque', stranger)).statusCode).toBe(403);
    expect((await get('bibliotheque/section-2', stranger)).statusCode).toBe(403);
    expect((await get('bibliotheque/section-2/fiches', stranger)).statusCode).toBe(403);
    expect((await get('inconnue')).statusCode).toBe(404);
    expect((await get('bibliotheque/section-1')).statusCode).toBe(404);
    expect((await get('bibliotheque/section-3?Par=rayon')).statusCode).toBe(400);
  });

  it('leave out what the reader may not read', async () => {
    const pages = [{ ...LibraryPage, rights: ['GROUPES:read'] }];
    const other = await serveTenant(
      await openTenantDatabase(registry),
      registry,
      {},
      { product: { ...library, pages } },
    );
    afterFile(() => other.close());
    const as = await other.tokenFor(['GROUPES:read']);
    const answer = await other.call('GET', '/api/pages/bibliotheque', { as });
    expect(answer.json()).toEqual([]);
    expect((await other.call('GET', '/api/pages/bibliotheque/section-2', { as })).statusCode).toBe(403);
  });
});
