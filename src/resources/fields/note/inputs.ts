import { numericFilter } from '../shared/numericFilter';
import type { KindInputs } from '../viewTypes';
import type { NoteSpec } from './kind';
import { NoteInput } from './NoteInput';

export const inputs: KindInputs<NoteSpec> = {
  Input: NoteInput,
  Filter: numericFilter(),
};
