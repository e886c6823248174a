import { expect, it } from 'vitest';
import { createRegistry } from '../../src/resources/registry/registry';
import { parametres } from '../../src/resources/schemas/systeme';
import { openApiServer } from '../support/apiServer';
import { Commandes } from '../support/followUpResources';

const server = await openApiServer(createRegistry([Commandes, parametres]));
const read = (url: string) => server.call('GET', `/api/${url}`);

it("the explorer shows the tables' sizes, and the tables of a resource", async () => {
  const { items } = (await read('explorer')).json<{ items: { resource: string; bytes: number }[] }>();
  const size = items.find(({ resource }) => resource === Commandes.name);
  expect(size?.bytes).toBeGreaterThan(0);
  const details = (await read(`explorer/resource?Resource=${Commandes.name}`)).json<{
    table: { name: string; columns: { name: string }[]; indexes: { definition: string; bytes: number }[] };
    operations: { method: string; path: string; access: object }[];
  }>();
  expect(details.table.columns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['id', ...Object.keys(Commandes.fields)]),
  );
  expect(details.table.indexes).toContainEqual(
    expect.objectContaining({ definition: 'unique btree (id)', bytes: expect.any(Number) as number }),
  );
  expect(details.operations).toContainEqual(
    expect.objectContaining({
      method: 'GET',
      path: `/api/${Commandes.name}`,
      access: { rights: [`${Commandes.rights}:read`, `${Commandes.rights}:admin`] },
    }),
  );
});

it('the explorer refuses undeclared resources', async () => {
  expect((await read('explorer/resource?Resource=pg_authid')).statusCode).toBe(404);
  expect((await read('explorer/resource')).statusCode).toBe(404);
  expect((await read('explorer?Resource=x')).statusCode).toBe(400);
});

it('the explorer previews a declaration, and stores nothing', async () => {
  const plan = async (declaration: unknown) =>
    (await server.call('POST', '/api/explorer/plan', { payload: { declaration } })).json<{
      problems: string[];
      columns: { name: string; type: string }[];
      indexes: string[];
      operations: { path: string }[];
    }>();
  const fields = { ...Commandes.fields, remarque: { kind: 'text', label: ['a', 'b', 'c', 'd'], unique: true } };
  const [now, then] = [await plan(Commandes), await plan({ ...Commandes, fields })];
  expect(then.problems).toEqual([]);
  expect(then.columns).toEqual([...now.columns, { name: 'remarque', type: 'text', required: false }]);
  expect(then.indexes.length).toBeGreaterThan(now.indexes.length);
  expect(then.operations).toEqual(now.operations);
  expect((await plan({ ...Commandes, representation: 'nul' })).problems).not.toEqual([]);
  for (const wrong of [{}, { name: 'x', fields: 3 }, { ...Commandes, fields: { a: null } }])
    expect((await plan(wrong)).operations).toEqual([]);
  const { table } = (await read(`explorer/resource?Resource=${Commandes.name}`)).json<{
    table: { columns: { name: string }[] };
  }>();
  expect(table.columns.map(({ name }) => name)).not.toContain('remarque');
});
