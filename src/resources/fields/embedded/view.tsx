import { cellOf } from '../shared/cells/cellOf';
import type { ViewOf } from '../shared/embedded/viewOfInner';
import type { InnerValues } from '../shared/inner';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { EmbeddedCell } from './EmbeddedCell';
import type { EmbeddedSpec } from './kind';

export const embeddedView = (viewOf: ViewOf): KindView<EmbeddedSpec, InnerValues> => ({
  cell: cellOf((props) => <EmbeddedCell {...props} viewOf={viewOf} />),
  ...lateInputs(async () => ({ inputs: (await import('./inputs')).inputsOf(viewOf) })),
});
