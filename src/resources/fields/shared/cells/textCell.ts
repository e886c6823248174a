import type { FieldSpec } from '../../../language/kind';
import { cellOf } from './cellOf';
import { oneText } from './oneLine';

export const textCell = cellOf<FieldSpec, string>(({ value, full }) => oneText(value, { full }));
