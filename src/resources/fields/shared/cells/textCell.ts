import type { FieldSpec } from '../../../language/kind';
import { cellOf } from './cellOf';
import { oneText } from './oneLine';

/** The cell of a kind whose value is read as it is stored. */
export const textCell = cellOf<FieldSpec, string>(({ value, full }) => oneText(value, { full }));
