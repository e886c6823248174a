import { TextCell } from '../shared/TextCell';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindView } from '../viewTypes';
import type { NafSpec } from './kind';

export const nafView: KindView<NafSpec, string> = {
  Cell: TextCell,
  Input: (props) => <TextInput {...props} tabular />,
  Filter: TextFilter,
};
