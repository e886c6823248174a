import { beforeAll, describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Appareils, Controles, Modeles } from '../support/computedResources';

type Answer = Readonly<Record<string, unknown>> & { readonly id: number };

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Appareils, Controles, Modeles]));
});

const post = async (path: string, payload: object): Promise<Answer> => {
  const response = await server.call('POST', `/api/${path}`, { payload });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
};
const get = async (id: number): Promise<Answer> => (await server.call('GET', `/api/Appareils/${id}`)).json();
const names = async (query: string): Promise<readonly unknown[]> => {
  const response = await server.call('GET', `/api/Appareils?PageNumber=1&PageSize=50&${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ items: Answer[] }>().items.map(({ nom }) => nom);
};

describe('computed fields', () => {
  it('are part of the record, and follow writes of it and of records below it', async () => {
    const made = await post('Appareils', {
      nom: 'Sonomètre',
      marque: 'Ouïe',
      achat: '2026-01-31',
      periodicite: 1,
      places: 2,
    });
    expect(made).toMatchObject({
      designation: 'Ouïe Sonomètre',
      prochain: '2026-02-28',
      restantes: 2,
      depense: 0,
      enDefaut: false,
      conforme: null,
    });
    await post(`Appareils/${made.id}/controles`, { le: '2026-03-01', cout: 10.1, conforme: true });
    await post(`Appareils/${made.id}/controles`, { le: '2026-02-01', cout: 0.2, conforme: false });
    expect(await get(made.id)).toMatchObject({
      prochain: '2026-04-01',
      restantes: 0,
      depense: 10.3,
      depenseTtc: 12.36,
      controlesTtc: 12.36,
      enDefaut: true,
      conforme: true,
    });
    const changed = await server.call('PUT', `/api/Appareils/${made.id}`, { payload: { prix: 5, marque: null } });
    expect(changed.json()).toMatchObject({ designation: 'Sonomètre', depense: 15.3 });
  });

  it('follow the record that a reference points to', async () => {
    const modele = await post('Modeles', { nom: 'M1', garantie: 2 });
    const made = await post('Appareils', { nom: 'Vendu', achat: '2024-02-29', modeleId: modele.id });
    expect(made['garantie']).toBe('2026-02-28');
    await server.call('PUT', `/api/Modeles/${modele.id}`, { payload: { garantie: 4 } });
    expect((await get(made.id))['garantie']).toBe('2028-02-29');
  });

  it('cannot be written', async () => {
    const made = await post('Appareils', { nom: 'Luxmètre', designation: 'Autre', restantes: 9 });
    expect(made).toMatchObject({ designation: 'Luxmètre', restantes: null });
  });

  it('are never reported as unchanged', async () => {
    const { id } = await post('Appareils', { nom: 'Daté', places: 1 });
    const { headers } = await server.call('GET', `/api/Appareils/${id}`);
    await post(`Appareils/${id}/controles`, { le: '2026-03-01' });
    const again = await server.call('GET', `/api/Appareils/${id}`, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.json<Answer>()['restantes']]).toEqual([200, 0]);
  });

  it('sort and filter a list', async () => {
    for (const [nom, places] of [
      ['Tri A', 5],
      ['Tri B', 3],
      ['Tri C', 4],
    ] as const)
      await post('Appareils', { nom, places });
    expect(await names('Search=Tri&OrderBy=restantes')).toEqual(['Tri B', 'Tri C', 'Tri A']);
    const filter = encodeURIComponent(JSON.stringify({ field: 'restantes', operator: 'greaterOrEqual', value: 4 }));
    expect(await names(`Search=Tri&OrderBy=nom&Filter=${filter}`)).toEqual(['Tri A', 'Tri C']);
    expect(await names('EnDefaut=true')).toEqual(['Sonomètre']);
    // Changing a record below does not write the list's own table.
    const { items } = (await server.call('GET', '/api/Appareils?PageNumber=1&PageSize=9&Search=Tri%20A')).json();
    await post(`Appareils/${items[0].id}/controles`, { conforme: false });
    expect(await names('EnDefaut=true&OrderBy=nom')).toEqual(['Sonomètre', 'Tri A']);
    expect(await names('Search=Tri&OrderBy=restantes&OrderByDescending=true')).toEqual(['Tri C', 'Tri A', 'Tri B']);
  });

  it('are described as read-only', async () => {
    const { components } = (await server.call('GET', '/openapi.json')).json();
    expect(components.schemas.Appareils.properties.designation).toMatchObject({
      readOnly: true,
      'x-formula': Appareils.fields.designation.formula,
    });
    expect(components.schemas['Appareils.Create'].properties).not.toHaveProperty('designation');
  });
});
