import { cellOf } from '../shared/cells/cellOf';
import { NumberCell } from '../shared/cells/NumberCell';
import { PLAIN_NUMBER } from '../shared/numberFormats';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { YearSpec } from './kind';

export const yearView: KindView<YearSpec, number> = {
  cell: cellOf(({ value, full }) => <NumberCell value={value} format={PLAIN_NUMBER} full={full} />),
  ...lateInputs(() => import('./inputs')),
  align: 'right',
};
