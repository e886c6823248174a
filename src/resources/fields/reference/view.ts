import { ReferenceCell } from '../shared/references/ReferenceCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { ReferenceSpec } from './kind';

export const referenceView: KindView<ReferenceSpec, number> = {
  Cell: ReferenceCell,
  ...lateInputs(() => import('./inputs')),
  isChosen: true,
};
