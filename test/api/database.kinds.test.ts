import { beforeAll, describe, expect, it } from 'vitest';
import { holds } from '../../src/resources/records/holds';
import { compare } from '../../src/resources/language/condition';
import { defineResource } from '../../src/resources/defineResource';
import type { FieldSpec } from '../../src/resources/language/kind';
import { isKindName, kindOf, kinds } from '../../src/resources/fields/kinds';
import { createRegistry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { prepareTenant } from '../../server/database/prepareTenant';
import { createStore, type Store } from '../../server/database/store';
import { openTestDatabase } from '../support/database';
import { AUTHOR } from '../support/databaseResources';

const label = ['Test', 'Test', 'Test', 'Teste'] as const;

const TARGETS = 50;

const names = Object.keys(kinds).filter(isKindName);
const sampleOf = (name: (typeof names)[number]): FieldSpec => kinds[name].samples.spec;
const targets = [
  ...new Set(names.flatMap((name) => kindOf(sampleOf(name)).reference?.(sampleOf(name)).resource ?? [])),
];

const targetSchemas = targets.map((name) =>
  defineResource({
    contract: true,
    name,
    label: { one: label, many: label },
    rights: 'TARGET',
    fields: { nom: { kind: 'text', label } },
    representation: 'nom',
    list: { columns: ['nom'], sort: { field: 'id', order: 'ASC' } },
  }),
);

/** A resource with one field of the kind's sample spec, used for sorting and searching too. */
function schemaOf(name: (typeof names)[number]): ResourceSchema {
  const spec: FieldSpec = { ...sampleOf(name), required: false };
  return defineResource({
    name: `kinds/${name}`,
    contract: true,
    label: { one: label, many: label },
    rights: 'KINDS',
    fields: { value: spec },
    representation: 'value',
    search: ['value'],
    list: { columns: ['value'], sort: { field: kindOf(spec).sortable ? 'value' : 'id', order: 'ASC' } },
  });
}

const schemas = names.map((name) => [name, schemaOf(name)] as const);
const registry = createRegistry([...targetSchemas, ...schemas.map(([, schema]) => schema)]);
let store: Store;

beforeAll(async () => {
  const { database, schema } = await openTestDatabase();
  await prepareTenant(database, { schema, registry });
  store = createStore({ database, schema, registry });
  const changes = targets.flatMap((resource) =>
    Array.from({ length: TARGETS }, (_, index) => ({
      resource,
      action: 'create' as const,
      values: { nom: `n° ${index}` },
    })),
  );
  await store.apply({ author: AUTHOR, origin: 'test', changes });
});

describe.each(schemas)('a field of kind %s', (name, schema) => {
  const spec = sampleOf(name);
  const kind = kindOf(spec);
  const { valid } = kind.samples;

  it('is stored and returned in canonical form, and the same value changes nothing', async () => {
    for (const value of valid) {
      const { rows } = await store.apply({
        author: AUTHOR,
        origin: 'test',
        changes: [{ resource: schema.name, action: 'create', values: { value } }],
      });
      const [row] = rows;
      if (row?.status !== 'created') throw new Error(JSON.stringify(row));
      expect((await store.get(schema, row.id))?.values.value).toEqual(value);
      const again = await store.apply({
        author: AUTHOR,
        origin: 'test',
        changes: [{ resource: schema.name, action: 'update', id: row.id, values: { value } }],
      });
      expect(again.rows[0]?.status).toBe('unchanged');
    }
  });

  it('is filtered by PostgreSQL exactly like the shared condition', async () => {
    await store.apply({
      author: AUTHOR,
      origin: 'test',
      changes: [{ resource: schema.name, action: 'create', values: {} }],
    });
    const all = await store.list(schema, {});
    for (const operator of kind.operators(spec)) {
      for (const one of valid) {
        const value = operator === 'in' ? [one].flat() : operator === 'between' ? [valid[0], valid[1]] : one;
        const filter = compare('value', operator, value);
        const { items } = await store.list(schema, { filter });
        const expected = all.items.filter((item) => holds(filter, { id: item.id, ...item.values }, schema));
        expect(items.map(({ id }) => id).sort(), `${operator} ${JSON.stringify(value)}`).toEqual(
          expected.map(({ id }) => id).sort(),
        );
      }
    }
  });

  it.runIf(kind.sortable)('is sorted in both directions, with nulls last', async () => {
    for (const descending of [false, true]) {
      const { items } = await store.list(schema, { orderBy: 'value', descending });
      expect(items.at(-1)?.values.value).toBeNull();
    }
  });
});
