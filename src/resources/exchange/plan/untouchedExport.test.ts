import { describe, expect, it } from 'vitest';
import { scopeOf } from '../../../../test/support/cover/scope';
import { fileOf, namesIn, type Writing } from '../../../../test/support/exchange/wholeWay';
import { forEvery } from '../../../../test/support/forEvery';
import { sampleValue } from '../../../../test/support/generated/samples';
import { schemas } from '../../../portal/declared';
import type { FieldSpec } from '../../language/kind';
import { kindOf } from '../../fields/kinds';
import { createRegistry } from '../../registry/registry';
import { hasTool } from '../../routes/tools';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { columnsOf, headingOf } from '../cells/columns';
import { cellsOf } from '../cells/records';
import { readTable } from '../read/readTable';
import { indexExisting } from './existing';
import { proposeMapping } from './mapping';
import { planImport } from './planImport';
import type { EmptyCell } from './importPlanTypes';

const registry = createRegistry(schemas);
const ROWS = 9;

const WRITINGS: readonly (Writing & { readonly emptyCell: EmptyCell })[] = [
  { format: 'csv', language: 'fr', headings: 'labels', emptyCell: 'unchanged' },
  { format: 'csv', language: 'en', headings: 'names', emptyCell: 'emptied' },
  { format: 'xlsx', language: 'pt', headings: 'labels', emptyCell: 'emptied' },
];

/** A value of a field: distinct for unique references, and with every inner field for objects. */
function valueOf(name: string, spec: FieldSpec, index: number): unknown {
  const kind = kindOf(spec);
  if (spec.unique && kind.reference) return index + 1;
  const inner = kind.inner?.(spec);
  if (!inner) return sampleValue(name, spec, index);
  const object = Object.fromEntries(Object.entries(inner).map(([at, one]) => [at, valueOf(at, one, index)]));
  return kind.jsonSchema(spec)['type'] === 'array' ? [object] : object;
}

const recordsOf = ({ fields }: ResourceSchema): readonly AnyRecord[] =>
  Array.from({ length: ROWS }, (_, index) => ({
    id: index + 1,
    version: index * 3,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, spec], place) => [
        name,
        !spec.required && (index + place) % 4 === 3 ? null : valueOf(name, spec, index),
      ]),
    ),
  }));

/** Resolves names that contain the id without looking up records. */
const byName = { find: (text: string) => ({ id: Number(/\d+/.exec(text)?.[0] ?? 0) }) };

async function planOf(schema: ResourceSchema, { emptyCell, ...writing }: (typeof WRITINGS)[number]) {
  const records = recordsOf(schema);
  const columns = columnsOf(schema);
  const headed = columns.map((column) => ({
    ...column,
    heading: writing.headings === 'names' ? column.name : headingOf(column, columns, writing.language),
  }));
  const cells = records.map((record) => cellsOf(record, columns, namesIn(registry), writing.language));
  const read = await readTable(await fileOf(headed, cells, writing), 'export');
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return planImport({
    schema,
    collection: schema.name,
    table: read.table,
    mapping: proposeMapping(schema, read.table.headings),
    mode: 'upsert',
    key: 'id',
    emptyCell,
    existing: indexExisting(
      schema,
      'id',
      records.map((values) => ({ id: values.id, values })),
    ),
    references: Object.fromEntries(schemas.map(({ name }) => [name, byName])),
  });
}

describe('an untouched export changes nothing', () => {
  const imported = schemas.filter((schema) => hasTool(schema, 'import'));
  const nothing = {
    changes: [],
    rowOf: [],
    unchanged: Array.from({ length: ROWS }, (_, row) => row),
    problems: [],
    naming: {},
    unknownReferences: [],
  };

  it.each(WRITINGS)(
    'of each shape as $format in $language, empty cells $emptyCell',
    async (writing) => {
      const { full } = await scopeOf(imported, 'api');
      await forEvery(
        full,
        ({ name }) => name,
        async (schema) => expect(await planOf(schema, writing)).toEqual(nothing),
      );
    },
    60_000,
  );
});
