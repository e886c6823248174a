import { referenceCell } from '../shared/references/referenceCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { ReferenceSetSpec } from './kind';

export const referenceSetView: KindView<ReferenceSetSpec, readonly number[]> = {
  cell: referenceCell,
  ...lateInputs(() => import('./inputs')),
  isChosen: true,
};
