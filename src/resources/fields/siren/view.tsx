import { digitsCell } from '../shared/digitsCell';
import { grouped } from '../shared/grouped';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindView } from '../viewTypes';
import type { SirenSpec } from './kind';

const GROUPS = [3];

export const sirenView: KindView<SirenSpec, string> = {
  Cell: digitsCell(GROUPS),
  Input: (props) => <TextInput {...props} inputMode="numeric" tabular display={(value) => grouped(value, GROUPS)} />,
  Filter: TextFilter,
};
