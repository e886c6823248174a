import { decimalFormat } from '../shared/numberFormats';
import { numericFilter } from '../shared/numericFilter';
import { NumericInput } from '../shared/NumericInput';
import type { KindInputs } from '../viewTypes';
import type { DecimalSpec } from './kind';

export const inputs: KindInputs<DecimalSpec> = {
  Input: (props) => <NumericInput {...props} format={decimalFormat(props.spec)} />,
  Filter: numericFilter(),
};
