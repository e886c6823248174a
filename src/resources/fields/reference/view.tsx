import { ReferenceCell } from '../shared/references/ReferenceCell';
import { ReferenceFilter } from '../shared/references/referenceFilter';
import { ReferenceInput } from '../shared/references/ReferenceInput';
import type { KindView } from '../viewTypes';
import type { ReferenceSpec } from './kind';

export const referenceView: KindView<ReferenceSpec, number> = {
  Cell: ReferenceCell,
  Input: ReferenceInput,
  Filter: ReferenceFilter,
};
