import { digitsCell } from '../shared/digitsCell';
import { grouped } from '../shared/grouped';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindView } from '../viewTypes';
import type { SiretSpec } from './kind';

const GROUPS = [3, 3, 3, 5];

export const siretView: KindView<SiretSpec, string> = {
  Cell: digitsCell(GROUPS),
  Input: (props) => <TextInput {...props} inputMode="numeric" tabular display={(value) => grouped(value, GROUPS)} />,
  Filter: TextFilter,
};
