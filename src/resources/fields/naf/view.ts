import { TextCell } from '../shared/TextCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { NafSpec } from './kind';

export const nafView: KindView<NafSpec, string> = {
  Cell: TextCell,
  ...lateInputs(() => import('./inputs')),
};
