import { cellOf } from '../shared/cells/cellOf';
import { oneText } from '../shared/cells/oneLine';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { TextSpec } from './kind';
import { maskedText } from './mask';

const cell = cellOf<TextSpec, string>(({ value, full, spec }) => oneText(maskedText(spec.mask, value), { full }));

export const textView: KindView<TextSpec, string> = {
  cell,
  hasProposals: true,
  ...lateInputs(() => import('./inputs')),
};
