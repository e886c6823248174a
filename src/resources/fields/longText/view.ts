import { textCell } from '../shared/cells/textCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { LongTextSpec } from './kind';

export const longTextView: KindView<LongTextSpec, string> = {
  cell: textCell,
  ...lateInputs(() => import('./inputs')),
};
