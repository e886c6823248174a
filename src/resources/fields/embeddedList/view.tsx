import { useTranslate } from 'ra-core';
import { cellOf, type FilledCellProps } from '../shared/cells/cellOf';
import type { ViewOf } from '../shared/embedded/viewOfInner';
import type { InnerValues } from '../shared/inner';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { EmbeddedTable } from './EmbeddedTable';
import type { EmbeddedListSpec } from './kind';

function Count({ value }: FilledCellProps<EmbeddedListSpec, readonly InnerValues[]>) {
  return <>{useTranslate()('screens.inputs.items', { smart_count: value.length })}</>;
}

export const embeddedListView = (viewOf: ViewOf): KindView<EmbeddedListSpec, readonly InnerValues[]> => ({
  cell: cellOf((props) => (props.full ? <EmbeddedTable {...props} viewOf={viewOf} /> : <Count {...props} />)),
  ...lateInputs(async () => ({ inputs: (await import('./inputs')).inputsOf(viewOf) })),
});
