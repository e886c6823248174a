import { cellOf } from '../shared/cells/cellOf';
import { DateCell } from '../shared/dates/DateCell';
import { DAY_FORM } from '../shared/dates/dateForms';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { DateSpec } from './kind';

export const dateView: KindView<DateSpec, string> = {
  cell: cellOf(({ value, full }) => <DateCell date={DAY_FORM.read(value)} full={full} />),
  ...lateInputs(() => import('./inputs')),
};
