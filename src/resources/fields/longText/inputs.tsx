import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindInputs } from '../viewTypes';
import type { LongTextSpec } from './kind';

const DEFAULT_ROWS = 3;

export const inputs: KindInputs<LongTextSpec> = {
  Input: (props) => <TextInput {...props} minRows={props.spec.rows ?? DEFAULT_ROWS} />,
  Filter: TextFilter,
};
