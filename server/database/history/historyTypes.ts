import type { Condition } from '../../../src/resources/language/condition';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Values } from '../../../src/resources/language/values';
import type { Parents } from '../storeContext';
import type { Change } from '../changes/changeTypes';

export interface CountedAhead {
  readonly totalCount: number;
  /** There are more: `totalCount` is how far they were counted. */
  readonly totalIsMinimum?: true;
}

/** A resource whose records a reader may see: all of them, or those for which the condition holds. */
export interface Readable {
  /** Of a view: the writes of what it shows. */
  readonly schema: ResourceSchema;
  readonly condition?: Condition;
  /** Only these records, by the stored records' own ids. */
  readonly ids?: readonly number[];
  /** Only what hangs directly below these. */
  readonly parentIds?: readonly number[];
}

/** A page, from 1. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the history; it is counted as far as a reader may want to leaf. */
export interface HistoryPage<Item> extends CountedAhead {
  readonly items: readonly Item[];
}

/** A recorded change set. */
export interface RecordedSet {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly origin: string;
  /** Of the change set that this one takes back. */
  readonly reverts?: number;
  /** Of the change set by which all of it was taken back. */
  readonly revertedBy?: number;
  /** How many rows of which resource the reader may see. */
  readonly resources: readonly { readonly resource: string; readonly rows: number }[];
}

/** A recorded write of one record. */
export interface RecordedRow {
  readonly changeSet: number;
  readonly ordinal: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly authorName: string;
  readonly origin: string;
  readonly resource: string;
  /** The stored record's own id. */
  readonly id: number;
  readonly action: Change['action'];
  /** After the write; of a deletion the last one. */
  readonly version: number;
  /** The id of the record directly above, where it hangs below one. */
  readonly parentId?: number;
  /** The ids above, as far as those records exist. */
  readonly parents?: Parents;
  /** All declared fields in canonical form, as they were then. */
  readonly before?: Values;
  readonly after?: Values;
}

/** Records of a resource whose writes are asked for. */
export interface RecordSelection {
  /** The stored records' own. */
  readonly ids: readonly number[];
  /** Only those directly below this record. */
  readonly parentId?: number;
}
