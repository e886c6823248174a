import { cellOf } from '../shared/cellOf';
import { NumberCell } from '../shared/NumberCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { NoteSpec } from './kind';

export const noteView: KindView<NoteSpec, number> = {
  Cell: cellOf(({ value, full }) => <NumberCell value={value} full={full} />),
  ...lateInputs(() => import('./inputs')),
  align: 'right',
};
