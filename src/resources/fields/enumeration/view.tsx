import { cellOf } from '../shared/cells/cellOf';
import { OptionChip } from '../shared/choices/OptionChip';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { EnumerationSpec } from './kind';

const FEW = 3;

const isBrief = (word: string): boolean => word.length <= 8;

export const enumerationView: KindView<EnumerationSpec, string> = {
  cell: cellOf(({ value, spec }) => <OptionChip value={value} options={spec.options} />),
  ...lateInputs(() => import('./inputs')),
  isChosen: true,
  isState: ({ options }) => options.some(({ status }) => status !== undefined),
  isShort: ({ options }) => options.length <= FEW && options.every(({ label }) => label.every(isBrief)),
};
