import { cellOf } from '../shared/cellOf';
import { LinkCell } from '../shared/LinkCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { displayedTelephone } from './displayed';
import type { TelephoneSpec } from './kind';

export const telephoneView: KindView<TelephoneSpec, string> = {
  Cell: cellOf(({ value, full }) => <LinkCell href={`tel:${value}`} text={displayedTelephone(value)} full={full} />),
  ...lateInputs(() => import('./inputs')),
};
