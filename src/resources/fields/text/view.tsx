import { TextCell } from '../shared/TextCell';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindView } from '../viewTypes';
import type { TextSpec } from './kind';

export const textView: KindView<TextSpec, string> = { Cell: TextCell, Input: TextInput, Filter: TextFilter };
