import { decimalFormat } from '../shared/numberFormats';
import { numericFilter } from '../shared/numericFilter';
import { NumericInput } from '../shared/NumericInput';
import type { KindInputs } from '../viewTypes';
import type { PercentageSpec } from './kind';

export const inputs: KindInputs<PercentageSpec> = {
  Input: (props) => <NumericInput {...props} format={decimalFormat(props.spec)} unit="%" />,
  Filter: numericFilter(() => '%'),
};
