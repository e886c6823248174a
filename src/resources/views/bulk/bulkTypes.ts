import type { ChangeCalls } from '../../changes/changes';

export type SelectedRecords = Awaited<ReturnType<ChangeCalls['selectAll']>>;

export interface BulkSelection {
  /** Size of the selection; with `isEverything`, the list's total when it was last read. */
  readonly count: number;
  /** Selects all records that match the filter, on other pages too. */
  readonly isEverything: boolean;
  /**
   * Resolves the selection to a fixed set of records; later changes to the list do not affect it. @throws {HttpError}
   */
  readonly resolve: (options?: Parameters<ChangeCalls['selectAll']>[2]) => Promise<SelectedRecords>;
  readonly clear: () => void;
}
