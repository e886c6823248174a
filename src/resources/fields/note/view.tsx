import { cellOf } from '../shared/cellOf';
import { NumberCell } from '../shared/NumberCell';
import { numericFilter } from '../shared/numericFilter';
import type { KindView } from '../viewTypes';
import type { NoteSpec } from './kind';
import { NoteInput } from './NoteInput';

export const noteView: KindView<NoteSpec, number> = {
  Cell: cellOf(({ value, full }) => <NumberCell value={value} full={full} />),
  Input: NoteInput,
  Filter: numericFilter(),
  align: 'right',
};
