import { cellOf } from '../shared/cells/cellOf';
import { NumberCell } from '../shared/cells/NumberCell';
import { decimalFormat } from '../shared/numberFormats';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { PercentageSpec } from './kind';

export const percentageView: KindView<PercentageSpec, number> = {
  // Intl formats 1 as 100 %.
  cell: cellOf(({ value, spec, full }) => (
    <NumberCell value={value / 100} format={{ style: 'percent', ...decimalFormat(spec) }} full={full} />
  )),
  ...lateInputs(() => import('./inputs')),
  align: 'right',
};
