import { TextCell } from '../shared/TextCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { LongTextSpec } from './kind';

export const longTextView: KindView<LongTextSpec, string> = {
  Cell: TextCell,
  ...lateInputs(() => import('./inputs')),
};
