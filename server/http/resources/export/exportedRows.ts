import { columnsOf, headingOf } from '../../../../src/resources/exchange/cells/columns';
import { cellsOf } from '../../../../src/resources/exchange/cells/records';
import type { Cell, ExchangeColumn, ReferenceNames } from '../../../../src/resources/exchange/cells/cellTypes';
import { kindOf } from '../../../../src/resources/fields/kinds';
import type { ListQuery } from '../../../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../../../src/resources/language/resourceSchema';
import type { Language } from '../../../../src/resources/language/words';
import type { StoredRecord } from '../../../database/reading/records';
import type { ExportSource } from './exportRows';
import { referencedTexts, type ReferencedTexts } from './references';

type Column = ExchangeColumn & { readonly heading: string };

/** The columns of an export: the id, then the chosen fields, or all that the caller may read. */
export function exportedColumns(
  schema: ResourceSchema,
  chosen: readonly string[] | undefined,
  language: Language,
  hidden: readonly string[],
): readonly Column[] {
  const all = columnsOf(schema);
  const names = (chosen ?? Object.keys(schema.fields)).filter((name) => !hidden.includes(name));
  const columns = [
    ...all.filter(({ role }) => role === 'id'),
    ...names.flatMap((name) => all.filter(({ path: [field], role }) => role === 'field' && field === name)),
  ];
  return columns.map((column) => ({ ...column, heading: headingOf(column, all, language) }));
}

function namesIn({ fields }: ResourceSchema, texts: ReferencedTexts): ReferenceNames {
  const known = new Map<string, string>();
  for (const [field, names] of texts) {
    const spec = fields[field];
    const target = spec && kindOf(spec).reference?.(spec);
    for (const [id, name] of names) known.set(`${target?.resource ?? ''} ${id}`, name);
  }
  return (resource, id) => known.get(`${resource} ${id}`);
}

/** Yields the rows in batches; references that the caller may not read stay ids. */
export async function* exportedRows(
  source: ExportSource,
  schema: ResourceSchema,
  query: ListQuery,
  { columns, language }: { readonly columns: readonly Column[]; readonly language: Language },
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const rowOf = ({ id, values }: StoredRecord, names: ReferenceNames) =>
    cellsOf({ ...values, id }, columns, names, language);
  for await (const records of source.snapshot.records(schema, query)) {
    const names = namesIn(schema, await referencedTexts(source, schema, records));
    yield records.map((record) => rowOf(record, names));
  }
}
