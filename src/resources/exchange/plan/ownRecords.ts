import { kindOf } from '../../fields/kinds';
import { isEmptyValue } from '../../records/validate';
import type { CellContext, FoundReference } from '../cells/cellTypes';
import type { AnyRecord } from '../../language/resourceSchema';
import { decideRow } from './decide';
import { merged } from './merged';
import { provisionalId } from './provisional';
import { readCells, type ReadColumn } from './readRow';
import { indexReferences } from './references';
import type { ImportInput } from './importPlanTypes';

/** Records described by the file itself, as targets of references; independent of the order of rows. */
export interface OwnRecords {
  readonly find: (text: string) => FoundReference;
  /** Maps an id of the file to the matched record, or to a provisional id for a new one. */
  readonly idOf: (id: number) => number;
}

function isNaming({ column }: ReadColumn, { schema, key }: Pick<ImportInput, 'schema' | 'key'>): boolean {
  const { role, name, path, spec } = column;
  if (role !== 'field' || name === key) return true;
  const isName = spec.unique === true || schema.representation.includes(name) || schema.search.includes(name);
  // References are excluded, because they are what is being resolved.
  return path.length === 1 && isName && !kindOf(spec).reference;
}

const pointsAt = ({ column: { spec } }: ReadColumn, resource: string): boolean =>
  kindOf(spec).reference?.(spec).resource === resource;

/**
 * Indexes the file's records by name, with provisional ids for new ones; undefined if no column refers to them.
 *
 * @param groups the rows of each record
 * @param columns all mapped columns
 */
export function ownRecords(
  input: ImportInput,
  groups: readonly (readonly number[])[],
  own: readonly ReadColumn[],
  columns: readonly ReadColumn[],
  context: CellContext,
): OwnRecords | undefined {
  const { schema, table } = input;
  if (!columns.some((column) => pointsAt(column, schema.name))) return undefined;
  const naming = own.filter((column) => isNaming(column, input));
  const records: AnyRecord[] = [];
  const ids = new Map<number, number | undefined>();
  for (const rows of groups) {
    const read = rows.map((row) => readCells(table.rows[row] ?? [], naming, context));
    const [first = 0] = rows;
    const cells = merged(read, input.key) ?? read[0];
    const { record, change } = cells ? decideRow(input, cells) : {};
    const id = record?.id ?? (change?.action === 'create' ? provisionalId(first) : undefined);
    if (!cells || id === undefined) continue;
    const values = cells.values.flatMap(({ column, value }) => (isEmptyValue(value) ? [] : [[column.name, value]]));
    records.push({ ...Object.fromEntries(values), id });
    // A duplicate id is ambiguous.
    if (cells.id !== undefined) ids.set(cells.id, ids.has(cells.id) ? undefined : id);
  }
  const index = indexReferences(schema, records);
  return { find: index.find, idOf: (id) => ids.get(id) ?? id };
}
