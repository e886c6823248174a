import { digitsCell } from '../shared/digitsCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { SIRET_GROUPS } from './groups';
import type { SiretSpec } from './kind';

export const siretView: KindView<SiretSpec, string> = {
  Cell: digitsCell(SIRET_GROUPS),
  ...lateInputs(() => import('./inputs')),
};
