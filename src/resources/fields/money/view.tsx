import { cellOf } from '../shared/cells/cellOf';
import { NumberCell } from '../shared/cells/NumberCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { currencyOf, type MoneySpec } from './kind';

export const moneyView: KindView<MoneySpec, number> = {
  cell: cellOf(({ value, spec, full }) => (
    <NumberCell value={value} format={{ style: 'currency', currency: currencyOf(spec) }} full={full} />
  )),
  ...lateInputs(() => import('./inputs')),
  align: 'right',
};
