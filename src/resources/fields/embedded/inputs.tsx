import type { ViewOf } from '../shared/embedded/viewOfInner';
import { noFilter } from '../shared/inputs/noFilter';
import type { KindInputs } from '../viewTypes';
import { EmbeddedInput } from './EmbeddedInput';
import type { EmbeddedSpec } from './kind';

export const inputsOf = (viewOf: ViewOf): KindInputs<EmbeddedSpec> => ({
  Input: (props) => <EmbeddedInput {...props} viewOf={viewOf} />,
  Filter: noFilter(),
});
