import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChangeReport, ChangeRowEntry, Listed } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { quoted } from '../../server/database/sql';
import { openApiServer } from '../support/apiServer';
import { Interventions, Personnes, Sites, Societes, Themes } from '../support/storageResources';
import type { Values } from '../../src/resources/language/values';

const server = await openApiServer(createRegistry([Societes, Sites, Themes, Personnes, Interventions]));
const { database, schema } = server.tenant;

async function call<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: Values) {
  const response = await server.call(method, `/api/${path}`, payload ? { payload } : {});
  expect([path, response.statusCode < 300, response.body.slice(0, 200)]).toEqual([path, true, expect.any(String)]);
  return response.json<Answer>();
}
const historyOf = async (id: number, collection: string = Personnes.name) =>
  (
    await call<Listed<ChangeRowEntry>>(
      'GET',
      `history?Collection=${encodeURIComponent(collection)}&Id=${id}&PageSize=100`,
    )
  ).items;
const storedRows = async (id: number) =>
  (
    await database.pool.query<{ ordinal: number; change_set: number; action: string; before: Values; after: Values }>(
      `select * from ${quoted(schema, 'change_row')} where resource = $1 and row_id = $2 order by change_set, ordinal`,
      [Personnes.name, id],
    )
  ).rows;
const createPerson = async (values: Values) => (await call<{ id: number }>('POST', Personnes.name, values)).id;
const update = (id: number, values: Values) => call('PUT', `${Personnes.name}/${id}`, values);

it('the history stores each changed field of an update once', async () => {
  const id = await createPerson({ nom: 'Ada', code: 'A', rang: 1 });
  await update(id, { nom: 'Ada', code: 'B', rang: 1 });
  const [created, updated] = await storedRows(id);
  expect(created).toMatchObject({ before: null, after: { nom: 'Ada', code: 'A', rang: 1 } });
  expect(updated).toMatchObject({ action: 'update', before: { code: 'A' }, after: { code: 'B' } });
  expect(Object.keys({ ...updated?.before, ...updated?.after })).toEqual(['code']);
});

const person = fc.record({
  nom: fc.constantFrom('Ada', 'Bob'),
  code: fc.constantFrom('A', 'B', null),
  rang: fc.constantFrom(1, 2, null),
});

it('the history shows the record before and after each write, whatever happened later', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 2, maxLength: 6 }), fc.nat(2), async ([first, ...later], end) => {
      const id = await createPerson(first ?? {});
      const states: (Values | undefined)[] = [first];
      for (const values of later) {
        const before = JSON.stringify(states.at(-1));
        await update(id, values);
        if (JSON.stringify(values) !== before) states.push(values);
      }
      if (end > 0) {
        await call('DELETE', `${Personnes.name}/${id}`);
        states.push(undefined);
      }
      if (end > 1) {
        const [deletion] = await historyOf(id);
        const { applied } = await call<ChangeReport>('POST', `changeSets/${deletion?.changeSet}/revert`, {});
        expect(applied).toBe(true);
        states.push(states.at(-2));
      }
      const items = (await historyOf(id)).toReversed();
      expect(items.map(({ after }) => after)).toEqual(states);
      expect(items.map(({ before }) => before)).toEqual([undefined, ...states.slice(0, -1)]);
    }),
    { numRuns: 15 },
  );
});

it('the history reads complete rows of former versions of the program', async () => {
  const id = await createPerson({ nom: 'Ada', code: 'A', rang: 1 });
  for (const rang of [2, 3, 4]) await update(id, { nom: 'Ada', code: `C${rang}`, rang });
  const whole = await historyOf(id);
  const [, , second] = await storedRows(id);
  const entry = whole.find(({ changeSet }) => changeSet === second?.change_set);
  await database.pool.query(
    `update ${quoted(schema, 'change_row')} set before = $1, after = $2 where change_set = $3 and ordinal = $4`,
    [JSON.stringify(entry?.before), JSON.stringify(entry?.after), second?.change_set, second?.ordinal],
  );
  expect(await historyOf(id)).toEqual(whole);
});

it('a revert restores only the fields of the update', async () => {
  const id = await createPerson({ nom: 'Ada', code: 'A', rang: 1 });
  await update(id, { nom: 'Ada', code: 'B', rang: 1 });
  const [change] = await historyOf(id);
  await update(id, { nom: 'Ada', code: 'B', rang: 2 });
  const report = await call<ChangeReport>('POST', `changeSets/${change?.changeSet}/revert`, {});
  expect(report.rows).toMatchObject([{ status: 'changed', before: { code: 'B' }, after: { code: 'A' } }]);
  expect((await historyOf(id))[0]).toMatchObject({ after: { nom: 'Ada', code: 'A', rang: 2 } });
});

it('a repeated change set returns all values, as the first time', async () => {
  const id = await createPerson({ nom: 'Ada', code: 'A', rang: 1 });
  const repeated = () =>
    server.call('POST', '/api/changeSets', {
      headers: { 'idempotency-key': `changed-${id}` },
      payload: {
        origin: 'import',
        mode: 'all',
        changes: [{ collection: Personnes.name, action: 'update', id, values: { rang: 7 } }],
      },
    });
  const first = (await repeated()).json<ChangeReport>();
  await update(id, { nom: 'Ada', code: 'Z', rang: 9 });
  expect((await repeated()).json<ChangeReport>().rows).toEqual(first.rows);
});
