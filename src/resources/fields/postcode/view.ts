import { textCell } from '../shared/cells/textCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { PostcodeSpec } from './kind';

export const postcodeView: KindView<PostcodeSpec, string> = {
  cell: textCell,
  ...lateInputs(() => import('./inputs')),
  isShort: () => true,
};
