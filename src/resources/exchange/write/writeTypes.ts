import type { FieldSpec } from '../../language/kind';
import type { Cell } from '../cells/cellTypes';

export interface WrittenColumn {
  readonly heading: string;
  readonly spec: FieldSpec;
}

/** Batches of some hundred rows, so that memory use does not depend on the file's length. */
export type RowBatches = AsyncIterable<readonly (readonly Cell[])[]>;
