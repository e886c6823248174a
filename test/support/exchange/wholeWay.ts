import { columnsOf, headingOf } from '../../../src/resources/exchange/cells/columns';
import { cellsOf } from '../../../src/resources/exchange/cells/records';
import { uniqueName } from '../../../src/resources/exchange/cells/references';
import type {
  Cell,
  CellContext,
  ExchangeColumn,
  ReferenceFinder,
  ReferenceNames,
} from '../../../src/resources/exchange/cells/cellTypes';
import { mappedColumns } from '../../../src/resources/exchange/plan/columns';
import type { Mapping } from '../../../src/resources/exchange/plan/importPlanTypes';
import { proposeMapping } from '../../../src/resources/exchange/plan/mapping';
import { readCells, type CellIssue, type ReadColumn } from '../../../src/resources/exchange/plan/readRow';
import { newValues } from '../../../src/resources/exchange/plan/write';
import { readTable } from '../../../src/resources/exchange/read/readTable';
import { csvStyleOf, writeCsv } from '../../../src/resources/exchange/write/csv';
import type { Format } from '../../../src/resources/exchange/write/fileNames';
import type { RowBatches, WrittenColumn } from '../../../src/resources/exchange/write/writeTypes';
import { writeXlsx } from '../../../src/resources/exchange/write/xlsx';
import type { Registry } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Values } from '../../../src/resources/language/values';
import type { Language } from '../../../src/resources/language/words';

export interface Writing {
  readonly format: Format;
  readonly language: Language;
  readonly headings: 'labels' | 'names';
}

/** Names of referenced records; every third has the same name as others. */
const nameOf = (id: number): string => (id % 3 === 0 ? 'Homonyme' : `Société n° ${id} ; & Cie`);

export const namesIn =
  (registry: Pick<Registry, 'get'>): ReferenceNames =>
  (resource, id) =>
    uniqueName(registry.get(resource), id, nameOf(id));

const find: ReferenceFinder = (_resource, text) => {
  const id = /^Société n° (\d+) ; & Cie$/.exec(text)?.[1];
  if (id !== undefined) return { id: Number(id) };
  return text === 'Homonyme' ? 'ambiguous' : 'unknown';
};

async function* inBatches(rows: readonly (readonly Cell[])[], size = 7): RowBatches {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

const bytesOf = async (chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return new Uint8Array(Buffer.concat(parts));
};

export function fileOf(
  columns: readonly WrittenColumn[],
  rows: readonly (readonly Cell[])[],
  { format, language }: Writing,
): Promise<Uint8Array> {
  const batches = inBatches(rows);
  return bytesOf(
    format === 'csv' ? writeCsv(columns, batches, csvStyleOf(language)) : writeXlsx(columns, batches, 'Feuille'),
  );
}

/** The mapping of an untouched export: each column to itself, except those that are only informative. */
export const mappingOf = (columns: readonly ExchangeColumn[]): Mapping =>
  columns.map(({ name, isRead }) => (isRead ? name : null));

interface RowRead {
  readonly values: Values;
  readonly issues: readonly CellIssue[];
}

function rowOf(cells: readonly Cell[], columns: readonly ReadColumn[], context: CellContext): RowRead {
  const { id, version, values, issues } = readCells(cells, columns, context);
  return { values: { id, version, ...newValues(values, 'emptied') }, issues };
}

/** Exports records to a file and imports them from the untouched file. */
export async function thereAndBack(
  registry: Pick<Registry, 'get'>,
  schema: ResourceSchema,
  records: readonly AnyRecord[],
  writing: Writing,
): Promise<{ readonly mapping: Mapping; readonly rows: readonly RowRead[] }> {
  const columns = columnsOf(schema);
  const headed = columns.map((column) => ({
    ...column,
    heading: writing.headings === 'names' ? column.name : headingOf(column, columns, writing.language),
  }));
  const names = namesIn(registry);
  const rows = records.map((record) => cellsOf(record, columns, names, writing.language));
  const read = await readTable(await fileOf(headed, rows, writing), `export.${writing.format}`);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { headings, decimalComma } = read.table;
  const mapping = proposeMapping(schema, headings);
  const { own } = mappedColumns(schema, mapping, undefined);
  return { mapping, rows: read.table.rows.map((cells) => rowOf(cells, own, { decimalComma, find })) };
}

/** Exports records to cells and reads these, without a file. */
export function cellsThereAndBack(
  registry: Pick<Registry, 'get'>,
  schema: ResourceSchema,
  records: readonly AnyRecord[],
  language: Language,
): readonly RowRead[] {
  const columns = columnsOf(schema);
  const names = namesIn(registry);
  const { decimalComma } = csvStyleOf(language);
  const { own } = mappedColumns(schema, mappingOf(columns), undefined);
  return records.map((record) => rowOf(cellsOf(record, columns, names, language), own, { decimalComma, find }));
}
