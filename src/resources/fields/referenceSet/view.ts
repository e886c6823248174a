import { ReferenceCell } from '../shared/references/ReferenceCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { ReferenceSetSpec } from './kind';

export const referenceSetView: KindView<ReferenceSetSpec, readonly number[]> = {
  Cell: ReferenceCell,
  ...lateInputs(() => import('./inputs')),
  isChosen: true,
};
