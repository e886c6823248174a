import { beforeAll, describe, expect, it } from 'vitest';
import { defineResource } from '../../src/resources/defineResource';
import { money } from '../../src/resources/fields/money/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { BelowCondition, Condition } from '../../src/resources/language/condition';
import { withContractCalls } from '../../src/resources/language/contractCalls';
import type { Words } from '../../src/resources/language/words';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';

const words = (text: string): Words => [text, text, text, text];
const LINES = 'Marches/{marcheId}/lots';

const Marches = withContractCalls(
  defineResource({
    name: 'Marches',
    label: { one: words('Marché'), many: words('Marchés') },
    rights: 'MARCHES',
    fields: { nom: text({ label: words('Nom'), required: true }) },
    representation: 'nom',
    list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' }, filtersBelow: [LINES] },
  }),
  { criteria: { search: 'search', export: 'export' } },
);

const Lots = defineResource({
  name: LINES,
  label: { one: words('Lot'), many: words('Lots') },
  rights: 'LOTS',
  parent: { resource: 'Marches', parameter: 'marcheId' },
  rows: {
    read: [{ label: words('Les siens'), where: { field: 'acheteurId', operator: 'equals', value: { person: 'id' } } }],
  },
  fields: {
    objet: text({ label: words('Objet'), required: true }),
    acheteurId: reference({ label: words('Acheteur'), resource: 'Utilisateurs' }),
    prix: money({ label: words('Prix'), readers: { rights: ['PRIX:read'] } }),
  },
  representation: 'objet',
  list: { columns: ['objet', 'prix'], sort: { field: 'objet', order: 'ASC' } },
});

let server: ApiServer;
const tokens = new Map<string, string>();

const part = (has: BelowCondition['has'], where: Condition = { all: [] }): BelowCondition => ({
  below: LINES,
  has,
  where,
});
const asked = (person: string, filter: Condition) =>
  server.call('GET', `/api/Marches?PageNumber=1&PageSize=50&Filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    as: tokens.get(person) ?? '',
  });
const namesFor = async (person: string, filter: Condition) => {
  const answer = await asked(person, filter);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ items: { nom: string }[] }>().items.map(({ nom }) => nom);
};

beforeAll(async () => {
  server = await openApiServer(createRegistry([Marches, Lots]));
  const buyer = await server.account(['MARCHES:read', 'LOTS:read']);
  const other = await server.account(['MARCHES:read', 'LOTS:read', 'PRIX:read']);
  tokens.set('buyer', buyer.token).set('other', other.token);
  tokens.set('without', (await server.account(['MARCHES:read'])).token);
  tokens.set('admin', (await server.account(['MARCHES:admin', 'LOTS:admin', 'PRIX:read'])).token);
  const post = async (path: string, payload: object) => {
    const answer = await server.call('POST', `/api/${path}`, { payload, as: tokens.get('admin') ?? '' });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: number }>().id;
  };
  const lots = {
    A: [
      { objet: 'gros', acheteurId: buyer.id, prix: 900 },
      { objet: 'petit', acheteurId: other.id, prix: 10 },
    ],
    B: [{ objet: 'petit', acheteurId: other.id, prix: 20 }],
    C: [],
  };
  for (const [nom, below] of Object.entries(lots)) {
    const id = await post('Marches', { nom });
    for (const lot of below) await post(`Marches/${id}/lots`, lot);
  }
});

const LARGE: Condition = { field: 'objet', operator: 'equals', value: 'gros' };
const SMALL: Condition = { field: 'objet', operator: 'equals', value: 'petit' };

describe('a filter by the records below', () => {
  it.each([
    ['buyer', part('some'), ['A']],
    ['other', part('some'), ['A', 'B']],
    ['admin', part('some'), ['A', 'B']],
    ['buyer', part('none'), ['B', 'C']],
    ['admin', part('none'), ['C']],
    ['buyer', part('some', SMALL), []],
    ['buyer', part('all', LARGE), ['A', 'B', 'C']],
    ['other', part('all', SMALL), ['A', 'B', 'C']],
    ['admin', part('all', SMALL), ['B', 'C']],
    ['buyer', { any: [part('some', LARGE), { field: 'nom', operator: 'equals', value: 'C' }] }, ['A', 'C']],
  ] as const)('uses, for %s, only the records that they read: %j', async (person, filter, expected) => {
    expect(await namesFor(person, filter)).toEqual(expected);
  });

  it('is no field for people who may not read the collection', async () => {
    const answer = await asked('without', part('some'));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { Filter: [expect.any(String)] } });
  });

  it('compares only fields below that the caller may read', async () => {
    const dear = part('some', { field: 'prix', operator: 'greaterThan', value: 15 });
    expect((await asked('buyer', dear)).statusCode).toBe(400);
    expect(await namesFor('other', dear)).toEqual(['B']);
    expect(await namesFor('admin', dear)).toEqual(['A', 'B']);
  });

  it('works the same among the criteria of a body', async () => {
    const search = (person: string) =>
      server.call('POST', '/api/Marches/search', { as: tokens.get(person) ?? '', payload: { Filter: part('some') } });
    expect((await search('buyer')).json<{ nom: string }[] | { items: object[] }>()).toMatchObject(
      expect.objectContaining({ items: [expect.objectContaining({ nom: 'A' })] }),
    );
    expect((await search('without')).statusCode).toBe(400);
  });

  it('limits an export to the same records', async () => {
    const exported = (person: string, filter: Condition) =>
      server.call('POST', '/api/Marches/export', {
        as: tokens.get(person) ?? '',
        payload: { format: 'csv', colonnes: ['nom'], Filter: filter },
      });
    const namesIn = async (person: string, filter: Condition) => {
      const answer = await exported(person, filter);
      expect(answer.statusCode, answer.body).toBe(200);
      const [, ...lines] = answer.body.trim().split('\r\n');
      return lines.map((line) => line.split(';')[1]).toSorted();
    };
    expect(await namesIn('buyer', part('some'))).toEqual(['A']);
    expect(await namesIn('buyer', part('none'))).toEqual(['B', 'C']);
    expect(await namesIn('other', part('some'))).toEqual(['A', 'B']);
    expect(await namesIn('admin', part('all', SMALL))).toEqual(['B', 'C']);
    // An export refuses the same filters as the list.
    expect((await exported('without', part('some'))).statusCode).toBe(400);
    const dear = part('some', { field: 'prix', operator: 'greaterThan', value: 15 });
    expect((await exported('buyer', dear)).statusCode).toBe(400);
    expect(await namesIn('other', dear)).toEqual(['B']);
  });
});
