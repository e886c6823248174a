import { cellOf } from '../shared/cellOf';
import { NumberCell } from '../shared/NumberCell';
import { numericFilter } from '../shared/numericFilter';
import { NumericInput } from '../shared/NumericInput';
import type { KindView } from '../viewTypes';
import { currencyOf, type MoneySpec } from './kind';

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** `€` for `EUR`; the code itself where the currency has no sign. */
const signOf = (spec: MoneySpec): string =>
  new Intl.NumberFormat('fr', { style: 'currency', currency: currencyOf(spec), currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currencyOf(spec);

export const moneyView: KindView<MoneySpec, number> = {
  Cell: cellOf(({ value, spec, full }) => (
    <NumberCell value={value} format={{ style: 'currency', currency: currencyOf(spec) }} full={full} />
  )),
  Input: (props) => <NumericInput {...props} format={CENTS} unit={signOf(props.spec)} />,
  Filter: numericFilter(signOf),
  align: 'right',
};
