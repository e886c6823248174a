import { columnsOf, headingOf } from '../../exchange/cells/columns';
import type { ExchangeColumn } from '../../exchange/cells/cellTypes';
import type { Format } from '../../exchange/write/fileNames';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import type { Language } from '../../language/words';

export type ExportScope = 'page' | 'all' | 'selection';

export interface ExportLook {
  readonly columns: 'shown' | 'all';
  readonly headings: 'labels' | 'names';
  readonly format: Format;
}

export const DEFAULT_LOOK: ExportLook = { columns: 'all', headings: 'labels', format: 'xlsx' };

export interface ExportedColumn extends ExchangeColumn {
  readonly heading: string;
}

/** The columns that identify a record, followed by the list's columns in its order. */
function shownFirst(columns: readonly ExchangeColumn[], shown: readonly string[]): readonly ExchangeColumn[] {
  const finding = columns.filter(({ role }) => role !== 'field');
  return [...finding, ...shown.flatMap((name) => columns.filter(({ path: [field] }) => field === name))];
}

/**
 * The columns of an export, with their headings.
 *
 * @param shown the list's fields
 * @param records the first batch; fields missing there, because the API does not return them, get no column,
 * since an empty one would look like missing data
 */
export function exportedColumns(
  schema: ResourceSchema,
  { columns, headings }: ExportLook,
  { shown, records, language }: Exported,
): readonly ExportedColumn[] {
  const all = columnsOf(schema);
  const chosen = columns === 'all' ? all : shownFirst(all, shown);
  const isAnswered = ({ role, path: [field] }: ExchangeColumn): boolean =>
    records.length === 0 ? role !== 'version' : records.some((record) => Object.hasOwn(record, field));
  return chosen.filter(isAnswered).map((column) => ({
    ...column,
    heading: headings === 'names' ? column.name : headingOf(column, all, language),
  }));
}

interface Exported {
  readonly shown: readonly string[];
  readonly records: readonly AnyRecord[];
  readonly language: Language;
}
