import { expect } from 'vitest';
import { asksOther, compare, type Comparison, type Condition } from '../../../src/resources/language/condition';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { holds } from '../../../src/resources/records/holds';
import { conditionAt } from '../../../src/resources/language/moments';
import { isSame } from '../../../src/resources/common/isSame';
import { parametersOf } from '../../../src/resources/registry/registry';
import type { LinkParameter, ListParameter } from '../../../src/resources/language/listDeclarations';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { withQuery } from './addresses';
import type { Case } from './cases';
import { fieldShape } from './distinctCases';
import { inOrder } from './pointed';
import { idsOf, itemsIn, sorted } from './expected';
import type { Values } from './requests';
import type { Subject } from './subject';

/** Compares with the first record's value, by the first operator that the field offers. */
function comparisonWith(field: string, spec: FieldSpec, value: unknown): Comparison {
  const [operator = 'equals'] = kindOf(spec).operators(spec);
  if (operator === 'isEmpty' || operator === 'isNotEmpty') return { field, operator };
  const one: unknown = Array.isArray(value) ? value[0] : value;
  if (operator === 'between') return compare(field, operator, [one, one]);
  return compare(field, operator, operator === 'in' ? [one] : one);
}

const filterable = ({ fields }: ResourceSchema): readonly (readonly [string, FieldSpec])[] =>
  Object.entries(fields).filter(([, spec]) => kindOf(spec).operators(spec).length > 0);

async function expectSelected(subject: Subject, asked: Values, condition: Condition): Promise<readonly number[]> {
  const all = await subject.all();
  const expected = idsOf(all.filter((one) => holds(condition, one, subject.schema)));
  const found = idsOf(await subject.list(asked));
  expect(sorted(found)).toEqual(sorted(expected));
  return found;
}

const filters = (schema: ResourceSchema): readonly Case[] =>
  filterable(schema).map(([field, spec]) => ({
    name: `is filtered by ${field}`,
    shape: fieldShape('filter', schema, field),
    async run(subject) {
      const given = subject.made.find(({ answer }) => answer[field] !== null)?.answer;
      const comparison = given ? comparisonWith(field, spec, given[field]) : ({ field, operator: 'isEmpty' } as const);
      const found = await expectSelected(subject, { Filter: JSON.stringify(comparison) }, comparison);
      expect(found).toContain((given ?? subject.first.answer).id);
      const [asked] = [given?.[field]].flat();
      const isOther = (value: unknown): boolean =>
        'value' in comparison
          ? ![value].flat().some((one) => isSame(one, asked))
          : (value === null) !== (given === undefined);
      for (const { answer } of subject.made) if (isOther(answer[field])) expect(found).not.toContain(answer.id);
    },
  }));

/** The condition of a list if only these declared parameters are true. */
const conditionOf = ({ parameters }: ResourceSchema, given: readonly string[]): Condition => ({
  all: Object.entries(parameters).flatMap(([name, { whenTrue, whenFalse, liftedBy = [] }]) => {
    const lifted = liftedBy.some((other) => given.includes(other));
    const asked = given.includes(name) ? whenTrue : lifted ? undefined : whenFalse;
    return asked ? [conditionAt(asked, new Date())] : [];
  }),
});

/** Whether a record fulfils a condition; reads the other records that the condition refers to. */
async function fulfils(subject: Subject, condition: Condition, record: AnyRecord): Promise<boolean> {
  const { schema, world } = subject;
  if (!asksOther(condition)) return holds(condition, record, schema);
  if ('all' in condition)
    return (await Promise.all(condition.all.map((one) => fulfils(subject, one, record)))).every(Boolean);
  if ('below' in condition) {
    const target = world.registry.get(condition.below);
    const parents = { ...subject.parents, [target.parent?.parameter ?? '']: record.id };
    const { items } = await world.server.tenant.store.list(target, {}, parents);
    const records = items.map(({ id, values }) => ({ ...values, id }));
    return holds(condition, record, schema, () => ({ schema: target, records }));
  }
  if (!('reference' in condition)) throw new Error('no declaration asks for that');
  const spec = schema.fields[condition.reference];
  const target = world.registry.get((spec && kindOf(spec).reference?.(spec).resource) ?? '');
  const other = await world.server.tenant.store.get(target, Number(record[condition.reference]));
  return other !== undefined && holds(condition.where, { ...other.values, id: other.id }, target);
}

const filtersBelow = ({ list }: ResourceSchema): readonly Case[] =>
  (list.filtersBelow ?? []).map((below) => ({
    name: `is filtered by ${below}`,
    async run(subject) {
      const all = await subject.all();
      for (const has of ['some', 'none'] as const) {
        const condition = { below, has, where: { all: [] } };
        const kept = await Promise.all(all.map((one) => fulfils(subject, condition, one)));
        const found = await subject.list({ Filter: JSON.stringify(condition) });
        expect(sorted(idsOf(found))).toEqual(sorted(idsOf(all.filter((_, at) => kept[at]))));
      }
    },
  }));

async function compared(subject: Subject, name: string, field: string): Promise<void> {
  const value = subject.made.find(({ answer }) => answer[field] !== null)?.answer[field];
  const found = await expectSelected(subject, { [name]: value }, compare(field, 'equals', value));
  expect(found.length).toBeGreaterThan(0);
}

async function told(subject: Subject, name: string): Promise<void> {
  const { schema, addresses } = subject;
  const all = await subject.all();
  for (const given of [[], [name]]) {
    const asked = Object.fromEntries(given.map((one) => [one, true]));
    const url = withQuery(addresses.list, { ...asked, PageSize: 500 });
    const found = itemsIn(await subject.json<AnyRecord[]>('GET', url));
    const kept = await Promise.all(all.map((one) => fulfils(subject, conditionOf(schema, given), one)));
    const expected = all.filter((_, at) => kept[at]);
    expect(sorted(idsOf(found))).toEqual(sorted(idsOf(expected)));
    for (const field of schema.parameters[name]?.reveals ?? [])
      for (const one of found) expect(Object.hasOwn(one, field)).toBe(given.length > 0);
  }
}

async function ordered(subject: Subject, name: string, sort: NonNullable<ListParameter['sorts']>): Promise<void> {
  const found = await subject.list({ [name]: true });
  expect(idsOf(found)).toEqual(idsOf(await inOrder(subject, found, sort)));
}

const parameters = (schema: ResourceSchema): readonly Case[] =>
  schema.computed
    ? Object.entries(schema.parameters).map(([name, { equals }]) => ({
        name: `is computed for ${name}`,
        async run(subject) {
          const value = '2025-03-14';
          const answer = await subject.json<Values>('GET', withQuery(subject.addresses.collection, { [name]: value }));
          expect(answer[equals ?? '']).toBe(value);
        },
      }))
    : Object.entries(schema.parameters).map(([name, { equals, sorts }]) => ({
        name: `is selected by ${name}`,
        run: (subject) =>
          equals === undefined
            ? sorts
              ? ordered(subject, name, sorts)
              : told(subject, name)
            : compared(subject, name, equals),
      }));

/** A link to a record of the list, and the parameter value for it. */
async function linked({ world, first }: Subject, link: LinkParameter): Promise<unknown> {
  const { registry, server } = world;
  const schema = registry.get(link.resource);
  const isField = (name: string): boolean => Object.hasOwn(schema.fields, name);
  const fresh = await world.parents(schema);
  const parents = isField(link.here) ? fresh : { ...fresh, [link.here]: first.answer.id };
  const spec = schema.fields[link.there];
  const target = spec && registry.get(kindOf(spec).reference?.(spec).resource ?? '');
  const there = target ? await world.store(target) : parents[link.there];
  const given = { ...(isField(link.here) && { [link.here]: first.answer.id }), ...(target && { [link.there]: there }) };
  await world.store(schema, { parents: parametersOf(schema.name).length > 0 ? parents : {}, given });
  if (link.by === undefined || !target) return there;
  return (await server.tenant.store.get(target, Number(there)))?.values[link.by];
}

const links = (schema: ResourceSchema): readonly Case[] =>
  Object.entries(schema.links).map(([name, link]) => ({
    name: `is selected by ${name}, through its links`,
    async run(subject) {
      const asked = await linked(subject, link);
      expect(idsOf(await subject.list({ [name]: asked }))).toEqual([subject.first.answer.id]);
      expect(await subject.list({ [name]: link.by === undefined ? 999_999 : 'INCONNU' })).toEqual([]);
    },
  }));

export const filterCases = (schema: ResourceSchema): readonly Case[] => [
  ...(schema.computed || schema.operations.list === 'single' ? [] : filters(schema)),
  ...filtersBelow(schema),
  ...parameters(schema),
  ...links(schema),
];
