import { textCell } from '../shared/cells/textCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { NafSpec } from './kind';

export const nafView: KindView<NafSpec, string> = {
  cell: textCell,
  ...lateInputs(() => import('./inputs')),
};
