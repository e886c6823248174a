import { beforeAll, expect, it } from 'vitest';
import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { openApiServer, type ApiServer } from '../support/apiServer';

const WORDS = ['A', 'A', 'A', 'A'] as const;
const LABEL = { one: WORDS, many: WORDS, new: WORDS };

const Familles = defineResource({
  name: 'Familles',
  label: LABEL,
  rights: 'FAMILLES',
  fields: { nom: text({ label: WORDS, required: true }) },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});
const Plantes = defineResource({
  name: 'Plantes',
  label: LABEL,
  rights: 'PLANTES',
  fields: {
    nom: text({ label: WORDS, required: true }),
    etat: enumeration({ label: WORDS, options: ['Semee', 'Levee'].map((value) => ({ value, label: WORDS })) }),
    vivace: boolean({ label: WORDS }),
    familleId: reference({ label: WORDS, resource: 'Familles' }),
  },
  representation: 'nom',
  list: { columns: ['nom', 'etat', 'vivace', 'familleId'], sort: { field: 'nom', order: 'ASC' } },
});

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Familles, Plantes]));
  const add = async (resource: string, payload: object) =>
    (await server.call('POST', `/api/${resource}`, { payload })).json<AnyRecord>().id;
  const roses = await add('Familles', { nom: 'Roses' });
  const lis = await add('Familles', { nom: 'Lis' });
  await add('Plantes', { nom: 'Ail', etat: 'Levee', vivace: true, familleId: lis });
  await add('Plantes', { nom: 'Benoîte', etat: 'Semee', vivace: false, familleId: roses });
  await add('Plantes', { nom: 'Colchique', familleId: lis });
  await add('Plantes', { nom: 'Dryade', etat: 'Semee', vivace: true, familleId: roses });
});

const names = async (query: string) =>
  (await server.call('GET', `/api/Plantes?PageNumber=1&PageSize=25&${query}`))
    .json<{ readonly items: readonly AnyRecord[] }>()
    .items.map(({ nom }) => nom);

it('keeps equal values together, in the order of choices or names, and orders within', async () => {
  expect(await names('GroupBy=etat&OrderBy=nom')).toEqual(['Benoîte', 'Dryade', 'Ail', 'Colchique']);
  expect(await names('GroupBy=etat&OrderBy=nom&OrderByDescending=true')).toEqual([
    ...['Dryade', 'Benoîte', 'Ail', 'Colchique'],
  ]);
  expect(await names('GroupBy=familleId&OrderBy=nom&OrderByDescending=true')).toEqual([
    ...['Colchique', 'Ail', 'Dryade', 'Benoîte'],
  ]);
  expect(await names('GroupBy=vivace&OrderBy=nom')).toEqual(['Benoîte', 'Ail', 'Dryade', 'Colchique']);
  expect(await names('GroupBy=familleId&OrderBy=familleId')).toEqual(['Ail', 'Colchique', 'Benoîte', 'Dryade']);
});

it('a text makes no groups', async () => {
  expect((await server.call('GET', '/api/Plantes?PageNumber=1&GroupBy=nom')).statusCode).toBe(400);
});
