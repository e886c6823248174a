import { numericFilter } from '../shared/numericFilter';
import { NumericInput } from '../shared/NumericInput';
import type { KindInputs } from '../viewTypes';
import { currencyOf, type MoneySpec } from './kind';

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** `€` for `EUR`; the code itself if the currency has no symbol. */
const signOf = (spec: MoneySpec): string =>
  new Intl.NumberFormat('fr', { style: 'currency', currency: currencyOf(spec), currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currencyOf(spec);

export const inputs: KindInputs<MoneySpec> = {
  Input: (props) => <NumericInput {...props} format={CENTS} unit={signOf(props.spec)} />,
  Filter: numericFilter(signOf),
};
