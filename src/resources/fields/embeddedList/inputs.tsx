import type { ViewOf } from '../shared/embedded/viewOfInner';
import { noFilter } from '../shared/inputs/noFilter';
import type { KindInputs } from '../viewTypes';
import { EmbeddedListInput } from './EmbeddedListInput';
import type { EmbeddedListSpec } from './kind';

export const inputsOf = (viewOf: ViewOf): KindInputs<EmbeddedListSpec> => ({
  Input: (props) => <EmbeddedListInput {...props} viewOf={viewOf} />,
  Filter: noFilter(),
});
