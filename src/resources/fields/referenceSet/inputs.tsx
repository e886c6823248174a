import { ReferenceFilter } from '../shared/references/referenceFilter';
import { ReferenceInput } from '../shared/references/ReferenceInput';
import type { KindInputs } from '../viewTypes';
import type { ReferenceSetSpec } from './kind';

export const inputs: KindInputs<ReferenceSetSpec> = {
  Input: (props) => <ReferenceInput {...props} multiple />,
  Filter: ReferenceFilter,
};
