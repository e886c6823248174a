import { TextCell } from '../shared/TextCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import type { TextSpec } from './kind';

export const textView: KindView<TextSpec, string> = { Cell: TextCell, ...lateInputs(() => import('./inputs')) };
