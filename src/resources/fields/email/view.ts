import { cellOf } from '../shared/cells/cellOf';
import { linkCell } from '../shared/cells/linkCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { emailParts } from './emailParts';
import type { EmailSpec } from './kind';

export const emailView: KindView<EmailSpec, string> = {
  cell: cellOf(({ value, full }) =>
    linkCell({ href: `mailto:${value}`, text: value, full, parts: full ? emailParts(value) : undefined }),
  ),
  ...lateInputs(() => import('./inputs')),
};
