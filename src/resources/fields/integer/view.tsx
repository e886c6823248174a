import { cellOf } from '../shared/cellOf';
import { NumberCell } from '../shared/NumberCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { IntegerSpec } from './kind';

export const integerView: KindView<IntegerSpec, number> = {
  Cell: cellOf(({ value, full }) => <NumberCell value={value} full={full} />),
  ...lateInputs(() => import('./inputs')),
  align: 'right',
};
