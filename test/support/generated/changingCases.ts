import { expect } from 'vitest';
import { fieldsIn } from '../../../src/resources/language/condition';
import { rulesOf } from '../../../src/resources/records/fieldRules';
import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { computedFields } from '../../../src/resources/formula/computedFields';
import { isSame } from '../../../src/resources/common/isSame';
import { recordIssues } from '../../../src/resources/records/recordIssues';
import { parametersOf } from '../../../src/resources/registry/registry';
import { targetValues } from '../../../src/resources/language/target';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { agreedSets } from './agreed';
import { caseIf, isSingle, type Case } from './cases';
import { fieldShape } from './distinctCases';
import { decidedBy, expectedValues, idsOf, stampedBy, type Problem } from './expected';
import { takesUploads, uploadNames, type Values } from './requests';
import type { Subject } from './subject';

/** The key of a keyed collection is set at creation and does not change. */
const isImmutable = ({ key }: ResourceSchema, name: string, { immutable }: FieldSpec): boolean =>
  immutable === true || name === key;

const follows = (schema: ResourceSchema, name: string): boolean =>
  agreedSets(schema).some(([, ...others]) => others.includes(name));

const editable = (schema: ResourceSchema): readonly string[] =>
  Object.entries(schema.fields).flatMap(([name, spec]) =>
    spec.readOnly ||
    isImmutable(schema, name, spec) ||
    name === schema.ownedBy ||
    name === schema.target?.kind ||
    follows(schema, name)
      ? []
      : [name],
  );

const immutable = (schema: ResourceSchema): readonly string[] =>
  Object.keys(schema.fields).filter((name) => schema.fields[name] && isImmutable(schema, name, schema.fields[name]));

/** Fields whose options depend on other fields, together with these. */
const optionSets = ({ fields }: ResourceSchema): readonly (readonly string[])[] =>
  Object.entries(fields).flatMap(([name, spec]) => {
    const deciding = rulesOf(spec).flatMap(([rule, condition]) => (rule === 'options' ? fieldsIn(condition) : []));
    return deciding.length > 0 ? [[name, ...deciding]] : [];
  });

/** A field with those that must change together with it: the other end of a period, references below it. */
function together(schema: ResourceSchema, field: string): readonly string[] {
  const names = new Set([field]);
  for (const name of names) {
    for (const { from, to } of schema.periods) if (name === from || name === to) names.add(from).add(to);
    for (const set of [...agreedSets(schema), ...optionSets(schema)])
      if (set.includes(name)) for (const other of set) names.add(other);
    for (const [other, spec] of Object.entries(schema.fields))
      for (const above of parametersOf(kindOf(spec).reference?.(spec).resource ?? ''))
        if (Object.hasOwn(schema.fields, above) && (name === above || name === other)) names.add(above).add(other);
  }
  return [...names];
}

const ATTEMPTS = 12;

const NO_FIELD: FieldSpec = { kind: '', label: ['', '', '', ''] };

/** Whether a change takes a step that needs a function, which the caller lacks. */
const asksFunction = ({ fields }: ResourceSchema, record: AnyRecord, sent: Values): boolean =>
  Object.entries(sent).some(([name, value]) => {
    const spec = fields[name];
    return spec !== undefined && kindOf(spec).stepRule?.(record[name], value, spec)?.fonctions !== undefined;
  });

/** New values of a field and of those sent with it; undefined if none differ from the record's. */
async function changeOf(
  { world, schema, parents }: Subject,
  record: AnyRecord,
  field: string,
): Promise<Values | undefined> {
  const first = world.indexes(ATTEMPTS);
  for (let index = first; index < first + ATTEMPTS; index += 1) {
    const values = await world.values(schema, { index, parents });
    const expected = expectedValues(schema, values);
    if (isSame(expected[field], record[field])) continue;
    const names = together(schema, field).filter((name) => Object.hasOwn(values, name));
    const sent = Object.fromEntries(names.map((name) => [name, values[name]]));
    // Skips changes that the field rules refuse.
    const wrong = Object.keys(recordIssues(schema, { ...record, ...sent }, record));
    if (!isImmutable(schema, field, schema.fields[field] ?? NO_FIELD) && wrong.length > 0) continue;
    if (asksFunction(schema, record, sent)) continue;
    return sent;
  }
  return undefined;
}

/**
 * A record with a change of a field; creates a record if the spare one is closed. @throws {Error} if no change is
 * found
 */
async function changeable(subject: Subject, field: string): Promise<{ record: AnyRecord; sent: Values }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const record =
      attempt === 0
        ? await subject.spare()
        : await subject.read((await subject.make({ index: subject.world.indexes() })).answer);
    const sent = await changeOf(subject, record, field);
    if (sent) return { record, sent };
    if (isSingle(subject.schema)) break;
  }
  throw new Error(`'${subject.schema.name}.${field}' has only one value`);
}

/** The expected value after an upload: a single file is replaced, several are appended to. */
const afterUpload = (schema: ResourceSchema, before: AnyRecord, expected: Values): Values =>
  Object.fromEntries(
    Object.entries(expected).map(([name, value]) => {
      const spec = schema.fields[name];
      const isAdded = spec && kindOf(spec).upload === 'several';
      return [name, isAdded ? [before[name] ?? [], value].flat() : value];
    }),
  );

const editing = (schema: ResourceSchema): readonly Case[] =>
  editable(schema)
    .filter((name) => takesUploads(schema, 'update') || !uploadNames(schema).includes(name))
    .map((field) => ({
      name: `keeps a change of its ${field}`,
      shape: fieldShape('change', schema, field),
      async run(subject) {
        const { record, sent } = await changeable(subject, field);
        const expected = afterUpload(schema, record, expectedValues(schema, sent));
        const answer = await subject.update(record, sent);
        expect(answer).toMatchObject(expected);
        const read = await subject.read(answer);
        expect(read).toMatchObject(expected);
        // The API sets the reference to the target by itself.
        const about = targetValues(schema, read);
        expect(read).toMatchObject(about);
        // Fields that were not sent stay the same, except those that the API itself derives from a change.
        const changed = Object.keys(sent);
        const written = [...changed, ...Object.keys(about), ...decidedBy(schema), ...stampedBy(schema, changed)];
        const computed = computedFields(schema.fields).map(([name]) => name);
        const untouched = Object.keys(schema.fields).filter((name) => ![...written, ...computed].includes(name));
        for (const name of untouched) expect([name, read[name]]).toEqual([name, record[name]]);
      },
    }));

const refusing = (schema: ResourceSchema): readonly Case[] =>
  immutable(schema).map((field) => ({
    name: `refuses to change its ${field}`,
    async run(subject) {
      const { record, sent: other } = await changeable(subject, field);
      const { errors } = (await subject.update(record, { [field]: other[field] }, 400)) as Problem;
      expect(Object.keys(errors ?? {})).toEqual([field]);
      expect(await subject.read(record)).toEqual(record);
      if (schema.bodies?.update !== 'query') await subject.update(record, { [field]: record[field] });
    },
  }));

function sameValue(schema: ResourceSchema, record: AnyRecord): Values {
  const names = editable(schema).filter((name) => !uploadNames(schema).includes(name) && record[name] !== null);
  return Object.fromEntries(names.slice(0, 1).map((name) => [name, record[name]]));
}

async function refusesStale(subject: Subject): Promise<void> {
  const { schema, addresses } = subject;
  const record = await subject.spare();
  const stale = { 'if-match': '"987654321"' };
  if (schema.operations.update !== 'none') {
    const request = subject.write('update', addresses.write(record), sameValue(schema, record));
    const put = (ifMatch: string) =>
      subject.call('PUT', request.url, { ...request, headers: { ...request.headers, 'if-match': ifMatch } });
    expect((await put(stale['if-match'])).statusCode).toBe(412);
    const first = await subject.call('PUT', request.url, request);
    expect(first.statusCode, first.body).toBe(200);
    expect((await put(String(first.headers.etag))).statusCode).toBe(200);
  }
  if (schema.operations.delete !== 'none' && !isSingle(schema))
    expect(await subject.status('DELETE', addresses.write(record), { headers: stale })).toBe(412);
  expect((await subject.read(record)).id).toBe(record.id);
}

async function isDeleted(subject: Subject): Promise<void> {
  const { schema, addresses } = subject;
  const before = (await subject.list()).length;
  const record = await subject.read((await subject.make({ index: subject.world.indexes() })).answer);
  expect(await subject.list()).toHaveLength(before + 1);
  expect(await subject.json<AnyRecord>('DELETE', addresses.write(record))).toEqual(record);
  if (schema.operations.get !== 'none') expect(await subject.status('GET', addresses.read(record))).toBe(404);
  expect(await subject.status('DELETE', addresses.write(record))).toBe(404);
  const after = await subject.list();
  expect(after).toHaveLength(before);
  expect(idsOf(after)).not.toContain(record.id);
}

export function changingCases(schema: ResourceSchema): readonly Case[] {
  const { update, delete: remove } = schema.operations;
  const deletes = remove !== 'none' && !isSingle(schema);
  if (schema.computed || schema.view) return [];
  return [
    ...(update === 'none' ? [] : [...editing(schema), ...refusing(schema)]),
    ...caseIf(update !== 'none' || deletes, 'is not written over by whoever saw another version', refusesStale),
    ...caseIf(deletes, 'is deleted, and then unknown', isDeleted),
  ];
}
