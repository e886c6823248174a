import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ComparedValue, Condition } from '../../src/resources/language/condition';
import { conditionOfRecord } from '../../src/resources/language/recordValues';
import type { Values } from '../../src/resources/language/values';
import { holds } from '../../src/resources/records/holds';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { Interventions, Modeles } from '../support/ruledResources';

interface Answer extends Values {
  readonly id: number;
  readonly errors?: Readonly<Record<string, unknown>>;
}

let server: ApiServer;
let plain = 0;
let sensitive = 0;
const models = new Map<number, Values>();
const records = new Map<number, Values>();

const send = async (method: 'POST' | 'PUT', path: string, payload: object) => {
  const response = await server.call(method, `/api/${path}`, { payload });
  const body = response.json<Answer>();
  return { status: response.statusCode, wrong: Object.keys(body.errors ?? {}), id: body.id, body };
};
const create = (payload: object) => send('POST', 'Interventions', { titre: 'Essai', ...payload });
const change = (id: number, payload: object) => send('PUT', `Interventions/${id}`, payload);

beforeAll(async () => {
  server = await openApiServer(createRegistry([Interventions, Modeles]));
  const model = async (values: object) => {
    const { id, body } = await send('POST', 'Modeles', { nom: 'M', ...values });
    models.set(id, body);
    return id;
  };
  plain = await model({ chargeMax: 100, sensible: false, retireLe: '2027-03-05' });
  sensitive = await model({ chargeMax: null, sensible: true });
});

describe('rules over a record and a referenced one', () => {
  it('require values that the other record demands, compared with its own', async () => {
    expect(await create({ modeleId: plain, charge: 100 })).toMatchObject({ status: 201 });
    expect(await create({ modeleId: plain, charge: 101 })).toMatchObject({ status: 400, wrong: ['derogation'] });
    expect(await create({ modeleId: plain, charge: 101, derogation: 'D-1' })).toMatchObject({ status: 201 });
    expect(await create({ modeleId: sensitive, charge: 101 })).toMatchObject({ status: 201 });
    const { id } = await create({ modeleId: sensitive, charge: 500 });
    expect(await change(id, { modeleId: plain })).toMatchObject({ status: 400, wrong: ['derogation'] });
  });

  it('compare two fields of a record', async () => {
    expect(await create({ charge: 5, seuil: 5 })).toMatchObject({ status: 201 });
    expect(await create({ charge: 6, seuil: 5 })).toMatchObject({ status: 400, wrong: ['alerte'] });
    expect(await create({ charge: 6 })).toMatchObject({ status: 201 });
  });

  it('work with strict periods, whose end comes after their start', async () => {
    const debut = '2027-03-01T08:00:00.000Z';
    expect(await create({ debut, fin: debut })).toMatchObject({ status: 400, wrong: ['fin'] });
    expect(await create({ debut, fin: '2027-03-01T08:30:00.000Z' })).toMatchObject({ status: 201 });
    expect(await create({ debut })).toMatchObject({ status: 201 });
  });

  it('fix values, and restrict options and steps by the other record', async () => {
    const { id } = await create({ modeleId: plain, jour: '2027-03-01', garant: 'A' });
    expect(await change(id, { mode: 'adapte' })).toMatchObject({ status: 400, wrong: ['mode'] });
    expect(await change(id, { mode: 'adapte', jour: '2027-03-06' })).toMatchObject({ status: 200 });
    expect(await change(id, { etat: 'faite' })).toMatchObject({ status: 200 });
    expect(await change(id, { etat: 'close' })).toMatchObject({ status: 400, wrong: ['etat'] });
    expect(await change(id, { garant: 'B' })).toMatchObject({ status: 200 });
    expect(await change(id, { modeleId: sensitive, etat: 'close' })).toMatchObject({ status: 200 });
    expect(await change(id, { garant: 'C' })).toMatchObject({ status: 400, wrong: ['garant'] });
  });

  it('restrict steps by the record itself', async () => {
    const { id } = await create({});
    expect(await change(id, { etat: 'faite' })).toMatchObject({ status: 400, wrong: ['etat'] });
    expect(await change(id, { etat: 'faite', jour: '2027-01-01' })).toMatchObject({ status: 200 });
  });

  it('apply to change sets too: previews, several rows, and reverts', async () => {
    const { id, body } = await create({ modeleId: sensitive, charge: 200, garant: 'A' });
    const row = { action: 'create', collection: 'Interventions' };
    const changes = [
      { ...row, values: { titre: 'un', modeleId: plain, charge: 50 } },
      { ...row, values: { titre: 'deux', modeleId: plain, charge: 500 } },
    ];
    const response = await server.call('POST', '/api/changeSets?Preview=true', { payload: { changes } });
    expect(response.body).toContain('derogation');
    expect(body).not.toHaveProperty('errors');
    const moved = await server.call('PUT', `/api/Interventions/${id}`, { payload: { charge: 20 } });
    const set = moved.headers['change-set'];
    const taken = await server.call('POST', `/api/changeSets/${String(set)}/revert`, { payload: {} });
    expect(taken.statusCode, taken.body).toBe(200);
  });

  it('are data in the OpenAPI document', async () => {
    const document = (await server.call('GET', '/openapi.json')).json();
    const { derogation, etat } = document.components.schemas.Interventions.properties;
    expect(derogation['x-requiredWhen']).toEqual(Interventions.fields.derogation.requiredWhen);
    expect(etat['x-steps']).toEqual(Interventions.fields.etat.steps);
  });
});

const DAYS = ['2027-03-01', '2027-03-05', '2027-03-06'];
const NUMBERS = [null, 5, 100, 101];
const OPERATORS = ['equals', 'notEquals', 'lessThan', 'lessOrEqual', 'greaterThan', 'greaterOrEqual'] as const;
const operator = fc.constantFrom(...OPERATORS);
const compared = (numbers: readonly string[], day: string): fc.Arbitrary<Condition> =>
  fc.oneof(
    fc.record({
      field: fc.constantFrom(...numbers),
      operator,
      value: fc.constantFrom<ComparedValue>(5, 100, { record: 'charge' }, { record: 'seuil' }),
    }),
    fc.record({
      field: fc.constant(day),
      operator,
      value: fc.constantFrom<ComparedValue>(...DAYS, { record: 'jour' }),
    }),
    fc.record({ field: fc.constantFrom(...numbers, day), operator: fc.constantFrom('isEmpty', 'isNotEmpty') }),
  );
const joined = (part: fc.Arbitrary<Condition>): fc.Arbitrary<Condition> =>
  fc.oneof(
    part,
    fc.record({ all: fc.array(part, { maxLength: 3 }) }),
    fc.record({ any: fc.array(part, { maxLength: 3 }) }),
  );
const pointed = fc.record({
  reference: fc.constant('modeleId'),
  where: joined(compared(['chargeMax'], 'retireLe')),
});

it('rules over two records give the same result in SQL and in JavaScript', async () => {
  for (const modeleId of [null, plain, sensitive])
    for (const charge of NUMBERS)
      for (const [seuil, jour] of [
        [5, '2027-03-05'],
        [null, '2027-03-06'],
        [100, null],
      ]) {
        const { id, body } = await create({ modeleId, charge, seuil, jour, derogation: 'D', alerte: 'A' });
        records.set(id, body);
      }
  const referenced = (_field: string, id: unknown) => {
    const record = models.get(Number(id));
    return record && { schema: Modeles, record };
  };
  await fc.assert(
    fc.asyncProperty(joined(fc.oneof(pointed, compared(['charge', 'seuil'], 'jour'))), async (condition) => {
      for (const [id, values] of records) {
        const asked = conditionOfRecord(condition, values);
        const own: Condition = { field: 'id', operator: 'equals', value: id };
        const { totalCount } = await server.tenant.store.list(Interventions, { filter: { all: [own, asked] } });
        expect(totalCount === 1).toBe(holds(asked, values, Interventions, undefined, referenced));
      }
    }),
    { numRuns: 40 },
  );
});
