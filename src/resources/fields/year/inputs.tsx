import { PLAIN_NUMBER } from '../shared/numberFormats';
import { numericFilter } from '../shared/numericFilter';
import { NumericInput } from '../shared/NumericInput';
import type { KindInputs } from '../viewTypes';
import type { YearSpec } from './kind';

export const inputs: KindInputs<YearSpec> = {
  Input: (props) => <NumericInput {...props} format={PLAIN_NUMBER} />,
  Filter: numericFilter(),
};
