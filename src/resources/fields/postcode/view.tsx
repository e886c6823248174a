import { TextCell } from '../shared/TextCell';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindView } from '../viewTypes';
import type { PostcodeSpec } from './kind';

export const postcodeView: KindView<PostcodeSpec, string> = {
  Cell: TextCell,
  Input: (props) => <TextInput {...props} inputMode="numeric" autoComplete="postal-code" tabular />,
  Filter: TextFilter,
};
