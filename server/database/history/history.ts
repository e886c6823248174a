import type { StoreContext } from '../storeContext';
import { headOf, heldIds, namedRows, recentSets, type NamedRow, type SetHead } from './announcedRows';
import { recordsAtVersions, valuesBeforeSet, type RecordThen } from './recordsThen';
import { hasRows, revertSet, type RevertInput, type RevertResult } from './revert';
import { deletedRows, recordedIds, rowsOfRecords, rowsOfSet, rowsOfSets } from './rows';
import { hasSet, listSets } from './sets';
import type { Values } from '../../../src/resources/language/values';
import type { HistoryPage, Paging, Readable, RecordedRow, RecordedSet, RecordSelection } from './historyTypes';

/** The record of every write of a tenant, as far as a reader may see it. */
export interface History {
  /** The change sets that wrote something of these resources, the newest first. */
  sets(readables: readonly Readable[], paging: Paging): Promise<HistoryPage<RecordedSet>>;
  has(id: number, readables: readonly Readable[]): Promise<boolean>;
  /** Whether every one of these ordinals is a row of the change set. */
  hasRows(id: number, ordinals: readonly number[]): Promise<boolean>;
  /** The rows of a change set in the order in which they were written. */
  rows(id: number, readables: readonly Readable[], paging: Paging): Promise<HistoryPage<RecordedRow>>;
  /** The rows of several change sets, none of which has more than `most`, in one reading. */
  rowsOfSets(ids: readonly number[], readables: readonly Readable[], most: number): Promise<readonly RecordedRow[]>;
  /** The stored ids of all that ever was below a record, with this value of a field where it is given. */
  ids(
    resource: string,
    parentId: number | undefined,
    held?: { readonly field: string; readonly value: number },
  ): Promise<readonly number[]>;
  /** Every write of some records, the newest first. */
  records(readable: Readable, asked: RecordSelection, paging: Paging): Promise<HistoryPage<RecordedRow>>;
  /** What was deleted and is not back, the newest first; below one record only, where it is given. */
  deleted(readable: Readable, parentId: number | undefined, paging: Paging): Promise<HistoryPage<RecordedRow>>;
  /** Records as they were at these versions; those that are not recorded are left out. */
  atVersions(
    resource: string,
    asked: readonly { readonly id: number; readonly version: number }[],
  ): Promise<readonly RecordThen[]>;
  /** The values of a record when a change set began; undefined where no earlier write of it is recorded. */
  before(resource: string, id: number, changeSet: number): Promise<Values | undefined>;
  /** Whose a change set is and which resources it wrote, whatever a reader may see of it. */
  head(id: number): Promise<SetHead | undefined>;
  /** The sets of the last seconds, the oldest first; one more than `most` where there are more. */
  recent(seconds: number, most: number): Promise<readonly number[]>;
  /** The records that a set wrote and a reader may see, without any value. */
  named(id: number, readable: Readable, most: number): Promise<readonly NamedRow[]>;
  /** The ids that a reference of the records held which a set wrote. */
  heldIds(id: number, resource: string, field: string): Promise<ReadonlySet<number>>;
  /** Takes a change set back, or part of it. Rows that cannot be are answers, not errors. */
  revert(input: RevertInput): Promise<RevertResult>;
}

export const createHistory = (context: StoreContext): History => ({
  sets: (readables, paging) => listSets(context, readables, paging),
  has: (id, readables) => hasSet(context, id, readables),
  hasRows: (id, ordinals) => hasRows(context, id, ordinals),
  rows: (id, readables, paging) => rowsOfSet(context, id, readables, paging),
  rowsOfSets: (ids, readables, most) => rowsOfSets(context, ids, readables, most),
  ids: (resource, parentId, held) => recordedIds(context, resource, parentId, held),
  records: (readable, asked, paging) => rowsOfRecords(context, readable, asked, paging),
  deleted: (readable, parentId, paging) => deletedRows(context, readable, parentId, paging),
  atVersions: (resource, asked) => recordsAtVersions(context, resource, asked),
  before: (resource, id, changeSet) => valuesBeforeSet(context, resource, id, changeSet),
  head: (id) => headOf(context, id),
  recent: (seconds, most) => recentSets(context, seconds, most),
  named: (id, readable, most) => namedRows(context, id, readable, most),
  heldIds: (id, resource, field) => heldIds(context, id, resource, field),
  revert: (input) => revertSet(context, input),
});
