import { cellOf } from '../shared/cellOf';
import { LinkCell } from '../shared/LinkCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { EmailSpec } from './kind';

export const emailView: KindView<EmailSpec, string> = {
  Cell: cellOf(({ value, full }) => <LinkCell href={`mailto:${value}`} text={value} full={full} />),
  ...lateInputs(() => import('./inputs')),
};
