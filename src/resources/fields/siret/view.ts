import { digitsCell } from '../shared/cells/digitsCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { SIRET_GROUPS } from './groups';
import type { SiretSpec } from './kind';

export const siretView: KindView<SiretSpec, string> = {
  cell: digitsCell(SIRET_GROUPS),
  isSpaced: true,
  ...lateInputs(() => import('./inputs')),
};
