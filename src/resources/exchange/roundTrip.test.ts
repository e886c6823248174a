import { describe, expect, it } from 'vitest';
import { scopeOf } from '../../../test/support/cover/scope';
import { cellsThereAndBack, mappingOf, thereAndBack, type Writing } from '../../../test/support/exchange/wholeWay';
import { forEvery } from '../../../test/support/forEvery';
import { sampleValue } from '../../../test/support/generated/samples';
import { schemas } from '../../portal/declared';
import type { FieldSpec } from '../language/kind';
import { kindOf } from '../fields/kinds';
import { createRegistry } from '../registry/registry';
import type { AnyRecord, ResourceSchema } from '../language/resourceSchema';
import { LANGUAGES } from '../language/words';
import { columnsOf } from './cells/columns';

const registry = createRegistry(schemas);
const ROWS = 12;
const nameOf = ({ name }: ResourceSchema) => name;

/** Tests of cells cover every language, so a file of each format is written in one or two only. */
const WRITINGS: readonly Writing[] = [
  { format: 'csv', language: 'fr', headings: 'labels' },
  { format: 'csv', language: 'en', headings: 'names' },
  { format: 'xlsx', language: 'de', headings: 'labels' },
];

function valueOf(name: string, spec: FieldSpec, index: number): unknown {
  const kind = kindOf(spec);
  const inner = kind.inner?.(spec);
  if (!inner) return sampleValue(name, spec, index);
  const object = Object.fromEntries(Object.entries(inner).map(([at, one]) => [at, valueOf(at, one, index)]));
  return kind.jsonSchema(spec)['type'] === 'array' ? [object, object] : object;
}

/** Records as the API returns them: every field, with an occasional null if optional. */
const recordsOf = ({ fields }: ResourceSchema): readonly AnyRecord[] =>
  Array.from({ length: ROWS }, (_, index) => ({
    id: index + 1,
    version: index * 3,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, spec], place) => {
        const isEmpty = !spec.required && (index + place) % 4 === 3;
        return [name, isEmpty ? null : valueOf(name, spec, index)];
      }),
    ),
  }));

const readOf = (schema: ResourceSchema, record: AnyRecord) =>
  Object.fromEntries(
    columnsOf(schema)
      .filter(({ isRead }) => isRead)
      .map(({ path: [name] }) => [name, record[name]]),
  );

const expectedOf = (schema: ResourceSchema, records: readonly AnyRecord[]) =>
  records.map((record) => ({ values: readOf(schema, record), issues: [] }));

describe('an untouched export is read back unchanged', () => {
  it.each(LANGUAGES)('in the cells of every resource, in %s', async (language) => {
    await forEvery(schemas, nameOf, (schema) => {
      const records = recordsOf(schema);
      expect(cellsThereAndBack(registry, schema, records, language)).toEqual(expectedOf(schema, records));
    });
  });

  it.each(WRITINGS)(
    'in files of each shape: $format in $language with $headings',
    async (writing) => {
      const { full } = await scopeOf(schemas, 'api');
      await forEvery(full, nameOf, async (schema) => {
        const records = recordsOf(schema);
        const { mapping, rows } = await thereAndBack(registry, schema, records, writing);
        expect(mapping).toEqual(mappingOf(columnsOf(schema)));
        expect(rows).toEqual(expectedOf(schema, records));
      });
    },
    60_000,
  );
});
