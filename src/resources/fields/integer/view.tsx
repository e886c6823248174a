import { cellOf } from '../shared/cellOf';
import { NumberCell } from '../shared/NumberCell';
import { numericFilter } from '../shared/numericFilter';
import { NumericInput } from '../shared/NumericInput';
import type { KindView } from '../viewTypes';
import type { IntegerSpec } from './kind';

export const integerView: KindView<IntegerSpec, number> = {
  Cell: cellOf(({ value, full }) => <NumberCell value={value} full={full} />),
  Input: NumericInput,
  Filter: numericFilter(),
  align: 'right',
};
