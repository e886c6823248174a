import { expect } from 'vitest';
import { kindOf } from '../../../src/resources/fields/kinds';
import { parametersOf } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { caseIf, isSingle, type Case } from './cases';
import type { Problem } from './expected';
import type { StoredSample, Subject } from './subject';

const requiredNames = (schema: ResourceSchema): readonly string[] =>
  Object.keys(schema.fields).filter(
    (name) => schema.fields[name]?.required && schema.fields[name].initial === undefined,
  );

async function refusesWithoutRequired(subject: Subject): Promise<void> {
  const { url, ...request } = subject.creation({});
  const { errors } = await subject.json<Problem>('POST', url, request, 400);
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(requiredNames(subject.schema).toSorted());
}

const uniques = ({ fields, unique, key }: ResourceSchema): readonly (readonly string[])[] => [
  ...Object.keys(fields)
    .filter((name) => fields[name]?.unique || name === key)
    .map((name) => [name]),
  ...unique,
];

/** Expects a conflict for a second record with the same values in these fields, and others elsewhere. */
async function refusesTwins(subject: Subject, { sent, answer }: StoredSample, names: readonly string[]): Promise<void> {
  const { world, schema, parents } = subject;
  const given = Object.fromEntries(names.filter((name) => name !== schema.ownedBy).map((name) => [name, sent[name]]));
  const values = await world.values(schema, { index: world.indexes(), parents, given });
  const { url, ...request } = subject.creation(values);
  const { errors } = await subject.json<Problem>('POST', url, request, 409);
  expect(Object.keys(errors ?? {}).toSorted()).toEqual([...names].toSorted());
  expect((await subject.read(answer)).id).toBe(answer.id);
}

/** References to records below the same parents; the flag tells whether the field holds several. */
const references = ({ name, fields }: ResourceSchema): readonly (readonly [string, boolean])[] =>
  Object.entries(fields).flatMap(([field, spec]) => {
    const target = kindOf(spec).reference?.(spec);
    const named = parametersOf(target?.resource ?? '');
    return target && named.length > 0 && named.every((one) => parametersOf(name).includes(one))
      ? [[field, target.several] as const]
      : [];
  });

const pointing = (schema: ResourceSchema): readonly Case[] =>
  references(schema).map(([field, several]) => ({
    name: `refuses a ${field} below another parent`,
    async run(subject) {
      const { world, parents } = subject;
      const spec = schema.fields[field];
      const target = world.registry.get((spec && kindOf(spec).reference?.(spec).resource) ?? '');
      const foreign = await world.store(target, { parents: await world.parents(target) });
      const given = { [field]: several ? [foreign] : foreign };
      const values = await world.values(schema, { index: world.indexes(), parents, given });
      const request = isSingle(schema)
        ? subject.write('update', subject.addresses.collection, values)
        : subject.creation(values);
      const { errors } = await subject.json<Problem>(isSingle(schema) ? 'PUT' : 'POST', request.url, request, 400);
      expect(Object.keys(errors ?? {})).toEqual([field]);
    },
  }));

export function creatingCases(schema: ResourceSchema): readonly Case[] {
  const { create, update } = schema.operations;
  if (schema.computed || schema.view) return [];
  if (isSingle(schema)) return update === 'none' ? [] : pointing(schema);
  if (create === 'none') return [];
  const hasRequired = requiredNames(schema).length > 0;
  return [
    {
      name: 'is created at an address of its own, with a version',
      run({ first, addresses }) {
        expect(first.headers['location']).toBe(`${addresses.collection}/${first.answer.id}`);
        expect(first.headers['etag']).toMatch(/^"\d+"$/);
      },
    },
    ...caseIf(
      hasRequired && !schema.createdAtKey,
      'is refused without what it needs, field by field',
      refusesWithoutRequired,
    ),
    ...uniques(schema).map((names) => ({
      name: `is refused with the ${names.join(' and ')} of another record`,
      run: (subject: Subject) => refusesTwins(subject, subject.first, names),
    })),
    ...pointing(schema),
  ];
}
