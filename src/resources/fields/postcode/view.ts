import { TextCell } from '../shared/TextCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { PostcodeSpec } from './kind';

export const postcodeView: KindView<PostcodeSpec, string> = {
  Cell: TextCell,
  ...lateInputs(() => import('./inputs')),
};
