import { beforeAll, expect, it } from 'vitest';
import { CHANGE_SET_HEADER } from '../../src/resources/changes/changeSetHeader';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { reported } from '../support/changeSetCalls';
import { Factures, Lignes } from '../support/sequenceResources';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Factures, Lignes]));
});

interface Invoice {
  readonly id: number;
  readonly numero: string;
}

const post = (objet: string, le: string, more: object = {}) =>
  server.call('POST', '/api/Factures', { payload: { objet, le, ...more } });
const make = async (objet: string, le: string): Promise<Invoice> => (await post(objet, le)).json();
const creation = (objet: string, le: string) => ({
  collection: 'Factures',
  action: 'create' as const,
  values: { objet, le },
});
async function numbersOf(year: number): Promise<readonly number[]> {
  const { items } = (await server.call('GET', '/api/Factures?PageNumber=1&PageSize=200')).json<{ items: Invoice[] }>();
  const own = items.filter(({ numero }) => numero.startsWith(`F-${year}-`));
  return own.map(({ numero }) => Number(numero.split('-')[2])).toSorted((one, other) => one - other);
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('sequences number new records as declared, restarting each year, whatever is sent', async () => {
  expect((await make('A', '2020-05-01')).numero).toBe('F-2020-0001');
  expect((await make('B', '2020-06-01')).numero).toBe('F-2020-0002');
  expect((await make('C', '2021-01-01')).numero).toBe('F-2021-0001');
  const sent = await post('D', '2021-01-02', { numero: 'F-2021-9999' });
  expect(sent.json<Invoice>().numero).toBe('F-2021-0002');
  const { id } = sent.json<Invoice>();
  const moved = await server.call('PUT', `/api/Factures/${id}`, { payload: { le: '2020-07-01', numero: 'x' } });
  expect(moved.json<Invoice>().numero).toBe('F-2021-0002');
});

it('refused, previewed and rolled back creations leave no gap', async () => {
  await make('pris', '2022-01-01');
  expect((await post('pris', '2022-01-01')).statusCode).toBe(409);
  expect((await server.call('POST', '/api/Factures', { payload: { le: '2022-01-01' } })).statusCode).toBe(400);
  await reported(server, [creation('vu', '2022-01-01')], { preview: true });
  const refused = await reported(server, [creation('u', '2022-01-01'), creation('pris', '2022-01-01')]);
  expect(refused.applied).toBe(false);
  const rows = [creation('v', '2022-01-01'), creation('pris', '2022-01-01'), creation('w', '2022-01-01')];
  const good = await reported(server, rows, { mode: 'good' });
  expect(good.rows.map(({ status }) => status)).toEqual(['created', 'refused', 'created']);
  expect(await numbersOf(2022)).toEqual(upTo(3));
});

it('concurrent creations get every number exactly once', async () => {
  const years = ['2023-01-01', '2024-01-01'] as const;
  const single = Array.from({ length: 12 }, (_, index) => post(`en même temps ${index}`, years[index % 2] ?? years[0]));
  const sets = Array.from({ length: 4 }, (_, index) =>
    reported(server, [
      creation(`lot ${index} a`, years[index % 2] ?? years[0]),
      creation(`lot ${index} b`, years[(index + 1) % 2] ?? years[0]),
    ]),
  );
  for (const { statusCode, body } of await Promise.all(single)) expect(statusCode, body).toBe(201);
  for (const { applied } of await Promise.all(sets)) expect(applied).toBe(true);
  expect([await numbersOf(2023), await numbersOf(2024)]).toEqual([upTo(10), upTo(10)]);
});

it('sequences count below each parent, and a restored record keeps its number', async () => {
  const [one, other] = [await make('x', '2025-01-01'), await make('y', '2025-01-01')];
  const line = async ({ id }: Invoice) =>
    (await server.call('POST', `/api/Factures/${id}/lignes`, { payload: { libelle: 'ligne' } })).json<{
      id: number;
      rang: number;
      ordre: string;
    }>();
  const made = [await line(one), await line(one), await line(other)];
  expect(made.map(({ rang }) => rang)).toEqual([1, 2, 1]);
  expect(made[1]?.ordre).toBe(`2/${new Date().getFullYear()}`);
  const deleted = await server.call('DELETE', `/api/Factures/${other.id}`);
  expect((await make('z', '2025-01-01')).numero).toBe('F-2025-0003');
  await server.call('POST', `/api/changeSets/${String(deleted.headers[CHANGE_SET_HEADER])}/revert`, { payload: {} });
  expect((await server.call('GET', `/api/Factures/${other.id}`)).json<Invoice>().numero).toBe('F-2025-0002');
});
