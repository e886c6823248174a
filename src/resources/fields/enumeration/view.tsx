import { cellOf } from '../shared/cellOf';
import { OptionChip } from '../shared/choices/OptionChip';
import { optionFilter } from '../shared/choices/optionFilter';
import { SelectInput } from '../shared/choices/SelectInput';
import type { KindView } from '../viewTypes';
import type { EnumerationSpec } from './kind';

export const enumerationView: KindView<EnumerationSpec, string> = {
  Cell: cellOf(({ value, spec }) => <OptionChip value={value} options={spec.options} />),
  Input: (props) => <SelectInput {...props} options={props.spec.options} />,
  Filter: optionFilter(({ options }) => options),
  isState: ({ options }) => options.some(({ status }) => status !== undefined),
};
