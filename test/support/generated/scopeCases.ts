import { expect } from 'vitest';
import { parametersOf } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { addressesOf, withQuery, type Parents } from './addresses';
import { caseIf, isSingle, type Case } from './cases';
import { idsOf, itemsIn } from './expected';
import { callsOf, expectAll, recordCalls, recordOf, type OperationCall } from './operations';
import type { Subject } from './subject';
import type { Surroundings } from './surroundings';

async function isUnknownFromElsewhere(subject: Subject, { foreign }: Surroundings): Promise<void> {
  const { schema, parents: own } = subject;
  const { record, parents } = await foreign.recordOf(schema);
  if (parametersOf(schema.name).length > 0) {
    const isAddressed = ({ method }: OperationCall) => method !== 'POST' || schema.addresses?.create === undefined;
    await expectAll(subject, callsOf(schema, record, parents).filter(isAddressed), 404);
  }
  if (!isSingle(schema)) await expectAll(subject, recordCalls(schema, addressesOf(schema, own), record), 404);
}

/** For single records: expects another parent's record to have none of the values. */
async function isEmpty({ schema, world }: Subject, parents: Parents): Promise<void> {
  const response = await world.server.call('GET', addressesOf(schema, parents).collection);
  expect(response.statusCode, response.body).toBe(200);
  if (schema.computed) return;
  const answer = response.json<AnyRecord>();
  for (const name of Object.keys(schema.fields)) expect([name, answer[name]]).toEqual([name, null]);
}

/** Expects another parent's list not to contain the record, even if requested by id. */
async function isNotListed(subject: Subject, parents: Parents): Promise<void> {
  const { list } = addressesOf(subject.schema, parents);
  const { id } = recordOf(subject);
  for (const asked of [{}, { ids: id }]) {
    const url = withQuery(list, { ...subject.wide, PageSize: 500, ...asked });
    expect(idsOf(itemsIn(await subject.json<AnyRecord[]>('GET', url)))).not.toContain(id);
  }
}

/** Expects 404 for the record below other parents, and for parents that do not belong together. */
async function isOnlyBelowItsParents(subject: Subject): Promise<void> {
  const { world, schema, parents } = subject;
  const record = recordOf(subject);
  const before = schema.computed ? undefined : await subject.read(record);
  const others = await world.parents(schema);
  await (isSingle(schema) ? isEmpty : isNotListed)(subject, others);
  if (!isSingle(schema)) await expectAll(subject, recordCalls(schema, addressesOf(schema, others), record), 404);
  const names = parametersOf(schema.name);
  for (const name of names.length > 1 ? names : []) {
    const mixed = { ...parents, [name]: others[name] ?? 0 };
    await expectAll(subject, callsOf(schema, record, mixed), 404);
  }
  if (before) expect(await subject.read(record)).toEqual(before);
}

export const scopeCases = (schema: ResourceSchema, surroundings: Surroundings): readonly Case[] => [
  { name: 'is unknown to another tenant', run: (subject) => isUnknownFromElsewhere(subject, surroundings) },
  ...caseIf(schema.parent !== undefined, 'is only below its own parents', isOnlyBelowItsParents),
];
