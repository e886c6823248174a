import { cellOf } from '../shared/cellOf';
import { NumberCell } from '../shared/NumberCell';
import { numericFilter } from '../shared/numericFilter';
import { NumericInput } from '../shared/NumericInput';
import type { KindView } from '../viewTypes';
import type { DecimalSpec } from './kind';

const formatOf = ({ scale = 2 }: DecimalSpec) => ({ maximumFractionDigits: scale });

export const decimalView: KindView<DecimalSpec, number> = {
  Cell: cellOf(({ value, spec, full }) => <NumberCell value={value} format={formatOf(spec)} full={full} />),
  Input: (props) => <NumericInput {...props} format={formatOf(props.spec)} />,
  Filter: numericFilter(),
  align: 'right',
};
