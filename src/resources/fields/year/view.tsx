import { cellOf } from '../shared/cellOf';
import { NumberCell } from '../shared/NumberCell';
import { numericFilter } from '../shared/numericFilter';
import { NumericInput } from '../shared/NumericInput';
import type { KindView } from '../viewTypes';
import type { YearSpec } from './kind';

const PLAIN = { useGrouping: false };

export const yearView: KindView<YearSpec, number> = {
  Cell: cellOf(({ value, full }) => <NumberCell value={value} format={PLAIN} full={full} />),
  Input: (props) => <NumericInput {...props} format={PLAIN} />,
  Filter: numericFilter(),
  align: 'right',
};
