import { cellOf } from '../shared/cellOf';
import { NumberCell } from '../shared/NumberCell';
import { numericFilter } from '../shared/numericFilter';
import { NumericInput } from '../shared/NumericInput';
import type { KindView } from '../viewTypes';
import type { PercentageSpec } from './kind';

const formatOf = ({ scale = 2 }: PercentageSpec) => ({ maximumFractionDigits: scale });

export const percentageView: KindView<PercentageSpec, number> = {
  // Intl counts 1 as 100 %.
  Cell: cellOf(({ value, spec, full }) => (
    <NumberCell value={value / 100} format={{ style: 'percent', ...formatOf(spec) }} full={full} />
  )),
  Input: (props) => <NumericInput {...props} format={formatOf(props.spec)} unit="%" />,
  Filter: numericFilter(() => '%'),
  align: 'right',
};
