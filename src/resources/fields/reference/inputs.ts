import { ReferenceFilter } from '../shared/references/referenceFilter';
import { ReferenceInput } from '../shared/references/ReferenceInput';
import type { KindInputs } from '../viewTypes';
import type { ReferenceSpec } from './kind';

export const inputs: KindInputs<ReferenceSpec> = {
  Input: ReferenceInput,
  Filter: ReferenceFilter,
};
