import { readField } from '../../fields/shared/reading';
import { kindOf } from '../../fields/kinds';
import { isSame } from '../../common/isSame';
import type { ChangeValues } from '../../changes/changes';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import type { ReadValue } from './readRow';
import type { EmptyCell } from './importPlanTypes';
import { isObject } from '../../common/isObject';

/** An embedded object without values counts as absent. */
const orNone = (object: ChangeValues): unknown => (Object.values(object).every(isEmptyValue) ? null : object);

/** Values to write; embedded objects are merged with the stored ones. */
function gathered(
  cells: readonly ReadValue[],
  isGiven: (cell: ReadValue) => boolean,
  before: ChangeValues,
): ChangeValues {
  const values: Record<string, unknown> = {};
  for (const cell of cells) {
    if (!isGiven(cell)) continue;
    const [field, inner] = cell.column.path;
    if (inner === undefined) values[field] = cell.value;
    else {
      const known = values[field] ?? before[field];
      values[field] = { ...(isObject(known) && known), [inner]: cell.value };
    }
  }
  for (const { column } of cells) {
    const [field, inner] = column.path;
    const value = values[field];
    if (inner !== undefined && isObject(value)) values[field] = orNone(value);
  }
  return values;
}

/**
 * Values of a new record. An empty cell means the initial value, or no value with `emptied` if the field is optional.
 */
export const newValues = (cells: readonly ReadValue[], emptyCell: EmptyCell): ChangeValues =>
  gathered(
    cells,
    ({ value, column }) => !isEmptyValue(value) || (emptyCell === 'emptied' && column.spec.required !== true),
    {},
  );

/** True if the record already has the value, in whatever form the API returns it. */
function holds(schema: ResourceSchema, field: string, held: unknown, value: unknown): boolean {
  if (isEmptyValue(held) || isEmptyValue(value)) return isEmptyValue(held) && isEmptyValue(value);
  if (isSame(held, value)) return true;
  const spec = schema.fields[field];
  const read = spec && readField(held, spec, kindOf);
  return read?.ok === true && isSame(read.value, value);
}

export function changedCells(
  schema: ResourceSchema,
  cells: readonly ReadValue[],
  emptyCell: EmptyCell,
  before: ChangeValues,
): ChangeValues {
  const given = gathered(cells, ({ value }) => !isEmptyValue(value) || emptyCell === 'emptied', before);
  return Object.fromEntries(
    Object.entries(given).filter(([field, value]) => !holds(schema, field, before[field], value)),
  );
}
