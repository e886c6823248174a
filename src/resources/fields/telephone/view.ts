import { cellOf } from '../shared/cells/cellOf';
import { linkCell } from '../shared/cells/linkCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { displayedTelephone } from './displayedTelephone';
import type { TelephoneSpec } from './kind';

export const telephoneView: KindView<TelephoneSpec, string> = {
  cell: cellOf(({ value, full }) => linkCell({ href: `tel:${value}`, text: displayedTelephone(value), full })),
  ...lateInputs(() => import('./inputs')),
};
