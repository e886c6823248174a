import type { StoreContext } from '../storeContext';
import { headOf, heldIds, namedRows, recentSets, type NamedRow, type SetHead } from './announcedRows';
import { recordsAtVersions, valuesBeforeSet, type RecordThen } from './recordsThen';
import { hasRows, revertSet, type RevertInput, type RevertResult } from './revert';
import { deletedRows, recordedIds, rowsOfRecords, rowsOfSet, rowsOfSets } from './rows';
import { hasSet, listSets } from './sets';
import type { Values } from '../../../src/resources/language/values';
import type { HistoryPage, Paging, Readable, RecordedRow, RecordedSet, RecordSelection } from './historyTypes';

/** The recorded writes of a tenant, as far as a reader may see them. */
export interface History {
  /** Newest first. */
  sets(readables: readonly Readable[], paging: Paging): Promise<HistoryPage<RecordedSet>>;
  has(id: number, readables: readonly Readable[]): Promise<boolean>;
  hasRows(id: number, ordinals: readonly number[]): Promise<boolean>;
  /** In the order of writing. */
  rows(id: number, readables: readonly Readable[], paging: Paging): Promise<HistoryPage<RecordedRow>>;
  /** Reads the rows of several change sets, each of at most `most` rows, in one query. */
  rowsOfSets(ids: readonly number[], readables: readonly Readable[], most: number): Promise<readonly RecordedRow[]>;
  /** The stored ids of all records ever below a parent; with `held`, those with this value of a field. */
  ids(
    resource: string,
    parentId: number | undefined,
    held?: { readonly field: string; readonly value: number },
  ): Promise<readonly number[]>;
  /** Newest first. */
  records(readable: Readable, asked: RecordSelection, paging: Paging): Promise<HistoryPage<RecordedRow>>;
  /** Lists deleted records that were not restored, newest first; with `parentId`, those below it. */
  deleted(readable: Readable, parentId: number | undefined, paging: Paging): Promise<HistoryPage<RecordedRow>>;
  /** Returns records as of these versions; leaves out versions that are not recorded. */
  atVersions(
    resource: string,
    asked: readonly { readonly id: number; readonly version: number }[],
  ): Promise<readonly RecordThen[]>;
  /** The values of a record before a change set; undefined if no earlier write is recorded. */
  before(resource: string, id: number, changeSet: number): Promise<Values | undefined>;
  /** The author and resources of a change set, regardless of the reader's rights. */
  head(id: number): Promise<SetHead | undefined>;
  /** Ids of the change sets of the last seconds, oldest first; up to `most + 1`. */
  recent(seconds: number, most: number): Promise<readonly number[]>;
  named(id: number, readable: Readable, most: number): Promise<readonly NamedRow[]>;
  /** The ids in a reference field of the records that a set wrote. */
  heldIds(id: number, resource: string, field: string): Promise<ReadonlySet<number>>;
  /** Rows that cannot be undone are reported in the result, not thrown. */
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
