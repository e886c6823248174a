import { isSame } from '../../common/isSame';
import { isEmptyValue } from '../../records/validate';
import type { RecordCells } from './readRow';

const differs = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b;

/** Merges rows about the same record; cells may be empty in some of them. Undefined if they contradict each other. */
export function merged([first, ...others]: readonly RecordCells[], key: string): RecordCells | undefined {
  if (!first) return undefined;
  const values = [...first.values];
  for (const own of others) {
    if (differs(own.id, first.id) || differs(own.version, first.version)) return undefined;
    for (const [index, { column, value }] of own.values.entries()) {
      const known = values[index]?.value;
      if (column.name === key || isEmptyValue(value) || isSame(known, value)) continue;
      if (!isEmptyValue(known)) return undefined;
      values[index] = { column, value };
    }
  }
  return { ...first, values };
}
