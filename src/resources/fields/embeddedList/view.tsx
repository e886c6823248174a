import { cellOf } from '../shared/cells/cellOf';
import type { ViewOf } from '../shared/embedded/viewOfInner';
import type { InnerValues } from '../shared/inner';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { EmbeddedTable } from './EmbeddedTable';
import type { EmbeddedListSpec } from './kind';
import { NamedItems } from './NamedItems';

export const embeddedListView = (viewOf: ViewOf): KindView<EmbeddedListSpec, readonly InnerValues[]> => ({
  cell: cellOf((props) =>
    props.full ? <EmbeddedTable {...props} viewOf={viewOf} /> : <NamedItems {...props} viewOf={viewOf} />,
  ),
  ...lateInputs(async () => ({ inputs: (await import('./inputs')).inputsOf(viewOf) })),
});
