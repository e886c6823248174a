import { expect, it } from 'vitest';
import { createRegistry } from '../registry/registry';
import { schemas } from '../../portal/declared';
import type { ResourceSchema } from '../language/resourceSchema';
import type { Grants } from './access';
import { explainRows, mayWriteRow } from './rowAccess';

const LABEL = ['Les siens', 'Own', 'Eigene', 'Os seus'] as const;
const OWN = { field: 'auteurId', operator: 'equals', value: { person: 'id' } } as const;
const [source] = schemas;

const registryOf = (rows: ResourceSchema['rows']) => {
  if (!source) throw new Error('nothing is declared');
  const schema: ResourceSchema = { ...source, rights: 'ESSAIS', ...(rows && { rows }) };
  return { schema, registry: createRegistry([schema]) };
};

const held = (...rights: readonly string[]): Grants => ({ rights, functionCodes: [] });

it("a record's own values tell whether it is writable", () => {
  const { schema, registry } = registryOf({
    write: [
      { label: LABEL, where: OWN },
      { label: LABEL, for: { fonctions: ['CHEF'] } },
    ],
  });
  const writes = (id: number, record: object, grants = held('ESSAIS:update')) =>
    mayWriteRow(schema, registry, grants, id, { ...record });
  const chef = { rights: ['ESSAIS:update'], functionCodes: ['CHEF'] };
  expect([writes(3, { auteurId: 3 }), writes(4, { auteurId: 3 }), writes(NaN, { auteurId: null })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(writes(4, { auteurId: 3 }, chef)).toBe(true);
  expect(writes(4, { auteurId: 3 }, held('ESSAIS:admin'))).toBe(true);
});

it('conditions on other records are left to the API', () => {
  const { schema, registry } = registryOf({ write: [{ label: LABEL, where: { above: OWN } }] });
  expect(mayWriteRow(schema, registry, held('ESSAIS:update'), 4, {})).toBe(true);
  const functions = { field: 'fonctions', operator: 'in', value: { person: 'fonctions' } } as const;
  const other = registryOf({ write: [{ label: LABEL, where: functions }] });
  expect(mayWriteRow(other.schema, other.registry, held('ESSAIS:update'), 4, {})).toBe(true);
});

it('missing conditions are explained per level', () => {
  const { schema, registry } = registryOf({
    read: [
      { label: LABEL, where: OWN },
      { label: LABEL, for: { rights: ['SECTEURS:read'] } },
    ],
  });
  const told = (grants: ReturnType<typeof held>) =>
    explainRows(schema, registry, grants).map(({ passes, all, needs }) => [passes, all, needs]);
  expect(told(held())).toEqual([
    [true, false, []],
    [false, true, ['SECTEURS:read']],
  ]);
  expect(told(held('ESSAIS:admin')).every(([passes]) => passes === true)).toBe(true);
  expect(explainRows(registryOf(undefined).schema, registry, held())).toEqual([]);
});
