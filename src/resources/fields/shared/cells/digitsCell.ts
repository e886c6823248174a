import type { FieldSpec } from '../../../language/kind';
import { cellOf } from './cellOf';
import { grouped } from '../grouped';
import { oneLine } from './oneLine';

/** Makes the cell of a number that is an identity, not a quantity: digits of equal width, in groups. */
export const digitsCell = (lengths: readonly number[]) =>
  cellOf<FieldSpec, string>(({ value, full }) =>
    oneLine(grouped(value, lengths), { title: value, tabular: true, full }),
  );
