import { beforeAll, expect, it } from 'vitest';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Etalonnages, Reservations, Fermetures } from '../support/ruledResources';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Etalonnages, Reservations, Fermetures]));
});

const create = async (payload: object) => {
  const response = await server.call('POST', '/api/Etalonnages', { payload });
  return { status: response.statusCode, body: response.json() };
};
const change = async (id: number, payload: object, as?: string) => {
  const response = await server.call('PUT', `/api/Etalonnages/${id}`, { payload, ...(as !== undefined && { as }) });
  return { status: response.statusCode, body: response.json() };
};

it('a record that lacks values required by its other values is refused', async () => {
  const { status, body } = await create({ appareil: 'A', cout: 501, resultat: 'nonConforme' });
  expect(status).toBe(400);
  expect(Object.keys(body.errors).sort()).toEqual(['commentaire', 'facture']);
  expect((await create({ appareil: 'A', cout: 501, facture: 'F-1' })).status).toBe(201);
});

it('a change that would remove a required value is refused', async () => {
  const { body: made } = await create({ appareil: 'B', cout: 501, facture: 'F-2' });
  expect((await change(made.id, { facture: null })).body.errors).toHaveProperty('facture');
  expect((await change(made.id, { facture: null, cout: 20 })).status).toBe(200);
  expect((await change(made.id, { cout: 900 })).body.errors).toHaveProperty('facture');
});

it('fixed values and forbidden steps are refused', async () => {
  const { body: made } = await create({ appareil: 'C', prochain: '2027-01-01' });
  expect((await change(made.id, { statut: 'clos' })).body.errors).toHaveProperty('statut');
  expect((await change(made.id, { statut: 'valide' })).status).toBe(200);
  expect((await change(made.id, { statut: 'clos', prochain: '2027-02-01' })).status).toBe(200);
  expect((await change(made.id, { prochain: '2027-03-01' })).body.errors).toHaveProperty('prochain');
  expect((await change(made.id, { prochain: '2027-02-01', appareil: 'D' })).status).toBe(200);
});

it('an option is accepted while its condition holds', async () => {
  const book = async (payload: object) => {
    const response = await server.call('POST', '/api/Reservations', { payload: { salle: 'A', ...payload } });
    return [response.statusCode, Object.keys(response.json().errors ?? {})];
  };
  expect(await book({ motif: 'doublon' })).toEqual([400, ['motif']]);
  expect(await book({ motif: 'doublon', etat: 'annulee' })).toEqual([201, []]);
  expect(await book({ besoins: ['accueil'], etat: 'annulee' })).toEqual([400, ['besoins']]);
});

it('a step is permitted to the people whom it names by right or function', async () => {
  const writer = await server.tokenFor(['ETALONNAGES:read', 'ETALONNAGES:update']);
  const { body: made } = await create({ appareil: 'E' });
  expect((await change(made.id, { statut: 'valide' }, writer)).status).toBe(200);
  const refused = await change(made.id, { statut: 'annule' }, writer);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, ['statut']]);
  const taken = await server.call('PUT', `/api/Etalonnages/${made.id}`, { payload: { statut: 'annule' } });
  expect(taken.statusCode).toBe(200);
  // The right does not replace the function.
  expect((await change(made.id, { statut: 'brouillon' })).status).toBe(403);
});

it('field rules appear in the OpenAPI document', async () => {
  const document = (await server.call('GET', '/openapi.json')).json();
  const { motif } = document.components.schemas.Reservations.properties;
  expect(motif['x-offeredWhen']).toEqual({ indisponible: CANCELLED, doublon: CANCELLED });
  const { statut, facture } = document.components.schemas.Etalonnages.properties;
  expect(statut['x-steps'].valide).toContainEqual({ to: 'annule', rights: ['ETALONNAGES:admin'] });
  expect(facture['x-requiredWhen']).toEqual({ field: 'cout', operator: 'greaterThan', value: 500 });
});

const CANCELLED = { field: 'etat', operator: 'equals', value: 'annulee' };
