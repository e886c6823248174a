import { TextCell } from '../shared/TextCell';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindView } from '../viewTypes';
import type { LongTextSpec } from './kind';

const DEFAULT_ROWS = 3;

export const longTextView: KindView<LongTextSpec, string> = {
  Cell: TextCell,
  Input: (props) => <TextInput {...props} minRows={props.spec.rows ?? DEFAULT_ROWS} />,
  Filter: TextFilter,
};
