import { expect } from 'vitest';
import { parametersOf } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { caseIf, type Case } from './cases';
import { decidedBy, expectedValues, idsOf, picked } from './expected';
import type { Values } from './requests';
import type { Subject } from './subject';

/** Expects a record to hold the canonical value of every sent field, and its parents' ids. */
function expectSent({ schema, parents }: Subject, record: Values, sent: Values): void {
  const expected = { ...parentsOf(schema, parents), ...expectedValues(schema, sent) };
  const names = Object.keys(expected).filter((name) => !decidedBy(schema).includes(name));
  expect(picked(record, names)).toEqual(picked(expected, names));
}

const parentsOf = ({ name, fields }: ResourceSchema, parents: Values): Values =>
  picked(
    parents,
    parametersOf(name).filter((parameter) => !Object.hasOwn(fields, parameter)),
  );

const storedCases = (schema: ResourceSchema): readonly Case[] => [
  {
    name: schema.operations.create === 'none' ? 'is there with every field' : 'is created and answered as it was sent',
    async run(subject) {
      for (const { sent, answer } of subject.made) {
        expectSent(subject, answer, sent);
        expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys(schema.fields)));
      }
      expect(new Set(idsOf(subject.made.map(({ answer }) => answer))).size).toBe(subject.made.length);
    },
  },
  ...caseIf(schema.operations.get !== 'none', 'is read back as it was answered', async (subject) => {
    for (const { answer } of subject.made) {
      const read = await subject.read(answer);
      expect(read).toEqual(picked(answer, Object.keys(read)));
    }
  }),
];

export const readingCases = (schema: ResourceSchema): readonly Case[] => [
  ...caseIf(schema.computed === true, 'answers every computed field below its parents', async (subject) => {
    const answer = await subject.json<AnyRecord>('GET', subject.addresses.collection);
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(Object.keys(schema.fields)));
    expect(answer).toMatchObject(parentsOf(schema, subject.parents));
  }),
  ...(schema.computed ? [] : storedCases(schema)),
];
