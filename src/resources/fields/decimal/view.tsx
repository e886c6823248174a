import { cellOf } from '../shared/cells/cellOf';
import { NumberCell } from '../shared/cells/NumberCell';
import { decimalFormat } from '../shared/numberFormats';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { DecimalSpec } from './kind';

export const decimalView: KindView<DecimalSpec, number> = {
  cell: cellOf(({ value, spec, full }) => <NumberCell value={value} format={decimalFormat(spec)} full={full} />),
  ...lateInputs(() => import('./inputs')),
  align: 'right',
};
