import { LANGUAGES, type Language } from '../../language/words';
import { toCell } from './cells';
import type { Cell, ExchangeColumn, ReferenceNames } from './cellTypes';
import type { Values } from '../../language/values';
import { isObject } from '../../common/isObject';

const valueAt = (record: Values, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), record);

export const cellsOf = (
  record: Values,
  columns: readonly ExchangeColumn[],
  names: ReferenceNames,
  language: Language = LANGUAGES[0],
): readonly Cell[] => columns.map(({ path, spec }) => toCell(valueAt(record, path), spec, names, language));
