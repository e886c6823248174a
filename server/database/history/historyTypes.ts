import type { Condition } from '../../../src/resources/language/condition';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Values } from '../../../src/resources/language/values';
import type { Parents } from '../storeContext';
import type { Change } from '../changes/changeTypes';

export interface CountedAhead {
  readonly totalCount: number;
  /** There are more rows: `totalCount` is a lower bound. */
  readonly totalIsMinimum?: true;
}

/** A resource whose records a reader may see: all of them, or those that fulfil the condition. */
export interface Readable {
  /** For a view: writes of its source. */
  readonly schema: ResourceSchema;
  readonly condition?: Condition;
  readonly ids?: readonly number[];
  readonly parentIds?: readonly number[];
}

/** `page` starts at 1. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/** A page of the history, whose count may be a lower bound. */
export interface HistoryPage<Item> extends CountedAhead {
  readonly items: readonly Item[];
}

export interface RecordedSet {
  readonly id: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly origin: string;
  readonly reverts?: number;
  /** The id of the change set that undid all of it. */
  readonly revertedBy?: number;
  /** Numbers of rows that the reader may see, by resource. */
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
  /** The id of the stored record. */
  readonly id: number;
  readonly action: Change['action'];
  /** The version after the write; for a deletion, the last version. */
  readonly version: number;
  /** The id of the parent, in a nested collection. */
  readonly parentId?: number;
  /** Ids of all parents; absent if one no longer exists. */
  readonly parents?: Parents;
  /** All declared fields at that time, in canonical form. */
  readonly before?: Values;
  readonly after?: Values;
}

export interface RecordSelection {
  readonly ids: readonly number[];
  readonly parentId?: number;
}
