import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BelowCondition, Condition } from '../../src/resources/language/condition';
import { holds } from '../../src/resources/records/holds';
import { conditionAt } from '../../src/resources/language/moments';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Fermetures, Reservations } from '../support/ruledResources';
import type { Values } from '../../src/resources/language/values';

const DAYS = ['2027-03-01', '2027-03-05', '2027-03-10', '2099-01-01'];
/** The records below each reservation: none, with and without an end, before and after today. */
const BELOW: readonly (readonly Values[])[] = [
  [],
  [{ du: null, au: null }],
  [{ du: '2001-01-01', au: '2001-01-02' }],
  [{ du: '2027-03-01', au: '2027-03-05' }],
  [{ du: '2027-03-01', au: null }],
  [
    { du: '2001-01-01', au: '2001-01-02' },
    { du: '2027-03-10', au: '2099-01-01' },
  ],
  [
    { du: '2027-03-01', au: '2027-03-05' },
    { du: null, au: null },
    { du: '2027-03-10', au: '2027-03-10' },
  ],
];

let server: ApiServer;
const records = new Map<number, { readonly values: Values; readonly below: readonly Values[] }>();

beforeAll(async () => {
  server = await openApiServer(createRegistry([Reservations, Fermetures]));
  const post = async (path: string, payload: object) =>
    (await server.call('POST', `/api/${path}`, { payload })).json<Values & { id: number }>();
  for (const [index, below] of BELOW.entries()) {
    const values = await post('Reservations', { salle: `Salle ${index}`, etat: index % 2 ? 'confirmee' : 'demandee' });
    for (const one of below) await post(`Reservations/${values.id}/fermetures`, one);
    records.set(values.id, { values, below });
  }
});

const listed = async (condition: Condition): Promise<readonly number[]> => {
  const { items } = await server.tenant.store.list(Reservations, { filter: condition });
  return items.map(({ id }) => id).toSorted((a, b) => a - b);
};

const held = (condition: Condition): readonly number[] =>
  [...records].flatMap(([id, { values, below }]) => {
    const known = () => ({ schema: Fermetures, records: below });
    return holds(conditionAt(condition, new Date()), values, Reservations, known) ? [id] : [];
  });

const comparison: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    field: fc.constantFrom('du', 'au'),
    operator: fc.constantFrom('equals', 'notEquals', 'lessThan', 'lessOrEqual', 'greaterThan', 'greaterOrEqual'),
    value: fc.oneof(fc.constantFrom(...DAYS), fc.constant({ moment: 'today' })),
  }),
  fc.record({ field: fc.constantFrom('du', 'au'), operator: fc.constantFrom('isEmpty', 'isNotEmpty') }),
);
const several = (part: fc.Arbitrary<Condition>): fc.Arbitrary<Condition> =>
  fc.oneof(
    part,
    fc.record({ all: fc.array(part, { maxLength: 2 }) }),
    fc.record({ any: fc.array(part, { maxLength: 2 }) }),
  );
const below: fc.Arbitrary<BelowCondition> = fc.record(
  {
    below: fc.constant(Fermetures.name),
    has: fc.constantFrom('some', 'none', 'all'),
    where: several(comparison),
    among: several(comparison),
  },
  { requiredKeys: ['below', 'has', 'where'] },
);
const own: fc.Arbitrary<Condition> = fc.constantFrom<Condition>(
  { field: 'etat', operator: 'equals', value: 'confirmee' },
  { field: 'debut', operator: 'isEmpty' },
);

interface OpenApiPaths {
  readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: readonly Values[] } }>>;
}

/** Conditions that a client may send: no moments or operators of days, and an empty list only on its own. */
const written: fc.Arbitrary<BelowCondition> = below
  .map(({ among: _among, ...condition }): BelowCondition => condition)
  .filter(({ where }) => {
    const text = JSON.stringify(where);
    return !/moment|notEquals/.test(text) && (text === '{"all":[]}' || !text.includes('[]'));
  });

describe('conditions on the records below', () => {
  it('give the same result in SQL and in JavaScript', async () => {
    await fc.assert(
      fc.asyncProperty(several(fc.oneof(below, own)), async (condition) => {
        expect(await listed(condition)).toEqual(held(condition));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Fermees', [1, 4, 6]],
    ['Libres', [0, 2]],
  ])('select a list by its parameter %s', async (parameter, expected) => {
    const response = await server.call('GET', `/api/Reservations?PageNumber=1&PageSize=50&${parameter}=true`);
    const ids = [...records.keys()];
    const found = response.json<{ items: { id: number }[] }>().items.map(({ id }) => ids.indexOf(id));
    expect(found.toSorted((a, b) => a - b)).toEqual(expected);
  });

  it('are the same in a filter sent by a client', async () => {
    await fc.assert(
      fc.asyncProperty(written, fc.boolean(), async (condition, isAlternative) => {
        const filter: Condition = isAlternative ? { any: [condition, condition] } : condition;
        const address = `/api/Reservations?PageNumber=1&PageSize=50&Filter=${encodeURIComponent(JSON.stringify(filter))}`;
        const answer = await server.call('GET', address);
        expect(answer.statusCode).toBe(200);
        const found = answer.json<{ items: { id: number }[] }>().items.map(({ id }) => id);
        expect(found.toSorted((a, b) => a - b)).toEqual(held(condition));
      }),
      { numRuns: 100 },
    );
  });

  it('only use what the list declares', async () => {
    const where = { field: 'au', operator: 'isEmpty' };
    for (const filter of [
      { below: 'Reservations/{reservationId}/autres', has: 'some', where },
      { below: Fermetures.name, has: 'most', where },
      { below: Fermetures.name, has: 'some', where: { field: 'inconnu', operator: 'isEmpty' } },
      { below: Fermetures.name, has: 'some', where, among: where },
    ]) {
      const address = `/api/Reservations?PageNumber=1&PageSize=9&Filter=${encodeURIComponent(JSON.stringify(filter))}`;
      expect((await server.call('GET', address)).statusCode).toBe(400);
    }
  });

  it('appear on the parameter in the OpenAPI document', async () => {
    const { paths } = (await server.call('GET', '/openapi.json')).json<OpenApiPaths>();
    const filter = paths['/api/Reservations']?.get.parameters.find(({ name }) => name === 'Filter');
    expect(filter?.['x-filtersBelow']).toEqual([Fermetures.name]);
  });
});
