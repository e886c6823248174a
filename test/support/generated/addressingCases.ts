import { expect } from 'vitest';
import { fillTemplate } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { caseIf, type Case } from './cases';
import { inOrder } from './pointed';
import { idsOf } from './expected';
import { Subject } from './subject';

export const addressingCases = (schema: ResourceSchema): readonly Case[] => [
  ...Object.entries(schema.extracts).map(([name, { sort, limit }]): Case => ({
    name: `answers its first records at ${name}`,
    async run(subject) {
      const found = await subject.json<AnyRecord[]>('GET', `${subject.addresses.collection}/${name}`);
      const all = await subject.list();
      expect(idsOf(found)).toEqual(idsOf((await inOrder(subject, all, sort)).slice(0, limit)));
    },
  })),
  ...Object.entries(schema.lookups).map(([name, { field, returns }]): Case => ({
    name: `is looked up at ${name}`,
    async run(subject) {
      const { answer } = subject.first;
      const url = `${subject.addresses.collection}/${name}/${encodeURIComponent(String(answer[field]))}`;
      expect(await subject.json('GET', url)).toEqual(
        returns === undefined ? await subject.read(answer) : answer[returns],
      );
      expect(await subject.status('GET', `${subject.addresses.collection}/${name}/inconnu`)).toBe(404);
    },
  })),
  ...caseIf(schema.readBy !== undefined, 'is read by its id as well', async (subject) => {
    const { answer } = subject.first;
    expect(await subject.json('GET', `${subject.addresses.collection}/${answer.id}`)).toEqual(
      await subject.read(answer),
    );
  }),
  ...caseIf(schema.tab?.countAt !== undefined, 'is counted below its parent', async (subject) => {
    const { parent, tab } = schema;
    const id = subject.parents[parent?.parameter ?? ''];
    const above = fillTemplate(parent?.resource ?? '', subject.parents);
    expect(await subject.json('GET', `/api/${above}/${id}/${tab?.countAt}`)).toBe(subject.made.length);
  }),
  ...caseIf(
    schema.operations.list === 'single' && schema.operations.update !== 'none',
    'is there before it is written, with no values and its parent’s id',
    async ({ world }) => {
      const other = new Subject(world, schema, await world.parents(schema));
      const answer = await other.json<AnyRecord>('GET', other.addresses.collection);
      expect(answer.id).toBe(other.parents[schema.parent?.parameter ?? '']);
      for (const name of Object.keys(schema.fields)) expect([name, answer[name]]).toEqual([name, null]);
    },
  ),
];
