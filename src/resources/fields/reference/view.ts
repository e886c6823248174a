import { referenceCell } from '../shared/references/referenceCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { ReferenceSpec } from './kind';

export const referenceView: KindView<ReferenceSpec, number> = {
  cell: referenceCell,
  ...lateInputs(() => import('./inputs')),
  isChosen: true,
};
