import type { ChangeCalls } from '../../changes/changes';

/** The records that are selected: their ids, and the versions under which they were read where those are known. */
export type SelectedRecords = Awaited<ReturnType<ChangeCalls['selectAll']>>;

/** What is selected in the list around. */
export interface BulkSelection {
  /** How many; of everything that matches the filter, how many that was when the list was last read. */
  readonly count: number;
  /** Everything that matches the filter, also on other pages. */
  readonly isEverything: boolean;
  /** The records, frozen: what is added or changed afterwards is not among them. @throws {HttpError} */
  readonly resolve: (options?: Parameters<ChangeCalls['selectAll']>[2]) => Promise<SelectedRecords>;
  /** Selects nothing any more. */
  readonly clear: () => void;
}
