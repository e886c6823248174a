import type { FieldSpec } from '../../language/kind';
import type { Cell } from '../cells/cellTypes';

/** One column of a file that is written. */
export interface WrittenColumn {
  readonly heading: string;
  readonly spec: FieldSpec;
}

/** Rows of cells, some hundreds at a time, so that a file of any length is written in little memory. */
export type RowBatches = AsyncIterable<readonly (readonly Cell[])[]>;
