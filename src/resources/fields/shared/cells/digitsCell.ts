import type { FieldSpec } from '../../../language/kind';
import { cellOf } from './cellOf';
import { grouped } from '../grouped';
import { oneLine } from './oneLine';

/** Cell of an identifier made of digits: tabular figures, in groups. */
export const digitsCell = (lengths: readonly number[]) =>
  cellOf<FieldSpec, string>(({ value, full }) =>
    oneLine(grouped(value, lengths), { title: value, tabular: true, full }),
  );
