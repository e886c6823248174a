import { ReferenceCell } from '../shared/references/ReferenceCell';
import { ReferenceFilter } from '../shared/references/referenceFilter';
import { ReferenceInput } from '../shared/references/ReferenceInput';
import type { KindView } from '../viewTypes';
import type { ReferenceSetSpec } from './kind';

export const referenceSetView: KindView<ReferenceSetSpec, readonly number[]> = {
  Cell: ReferenceCell,
  Input: (props) => <ReferenceInput {...props} multiple />,
  Filter: ReferenceFilter,
};
