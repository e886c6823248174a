import { beforeAll, expect, it } from 'vitest';
import { createRegistry } from '../../src/resources/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Etalonnages } from '../support/ruledResources';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Etalonnages]));
});

const create = async (payload: object) => {
  const response = await server.call('POST', '/api/Etalonnages', { payload });
  return { status: response.statusCode, body: response.json() };
};
const change = async (id: number, payload: object) => {
  const response = await server.call('PUT', `/api/Etalonnages/${id}`, { payload });
  return { status: response.statusCode, body: response.json() };
};

it('refuses a record that lacks what its other values ask for', async () => {
  const { status, body } = await create({ appareil: 'A', cout: 501, resultat: 'nonConforme' });
  expect(status).toBe(400);
  expect(Object.keys(body.errors).sort()).toEqual(['commentaire', 'facture']);
  expect((await create({ appareil: 'A', cout: 501, facture: 'F-1' })).status).toBe(201);
});

it('refuses a change that would leave it without', async () => {
  const { body: made } = await create({ appareil: 'B', cout: 501, facture: 'F-2' });
  expect((await change(made.id, { facture: null })).body.errors).toHaveProperty('facture');
  expect((await change(made.id, { facture: null, cout: 20 })).status).toBe(200);
  expect((await change(made.id, { cout: 900 })).body.errors).toHaveProperty('facture');
});

it('keeps what is fixed, and steps that lead nowhere', async () => {
  const { body: made } = await create({ appareil: 'C', prochain: '2027-01-01' });
  expect((await change(made.id, { statut: 'clos' })).body.errors).toHaveProperty('statut');
  expect((await change(made.id, { statut: 'valide' })).status).toBe(200);
  expect((await change(made.id, { statut: 'clos', prochain: '2027-02-01' })).status).toBe(200);
  expect((await change(made.id, { prochain: '2027-03-01' })).body.errors).toHaveProperty('prochain');
  expect((await change(made.id, { prochain: '2027-02-01', appareil: 'D' })).status).toBe(200);
});
