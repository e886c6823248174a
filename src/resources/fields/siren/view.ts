import { digitsCell } from '../shared/cells/digitsCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { SIREN_GROUPS } from './groups';
import type { SirenSpec } from './kind';

export const sirenView: KindView<SirenSpec, string> = {
  cell: digitsCell(SIREN_GROUPS),
  isSpaced: true,
  ...lateInputs(() => import('./inputs')),
};
