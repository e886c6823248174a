import type { Issues } from '../fields/shared/reading';

/** A record's values, by the names of its fields. */
export type ChangeValues = Readonly<Record<string, unknown>>;

/** One write that a change set asks for, as it travels: `POST /changeSets` (extension `changes`). */
export interface ChangeRequest {
  /**
   * The address of the collection: `TypeContrats`, `Entreprises/12/contrats`; below a record that an earlier change of the
   * same set creates, its handle after an `@` in the place of its id: `Entreprises/@soc-1/contrats`.
   */
  readonly collection: string;
  readonly action: 'create' | 'update' | 'delete';
  /** Of a creation: what later changes of the same set call its record (`isHandle`). */
  readonly handle?: string;
  /** Of the record that is updated or deleted. */
  readonly id?: number;
  /** The version that the writer saw: another one now is refused as `stale`. Absent: whatever it is. */
  readonly version?: number;
  /**
   * Raw input, which the API reads by the declaration; of an update only the fields that change. A reference may hold
   * `{ "handle": "soc-1" }` in the place of an id.
   */
  readonly values?: ChangeValues;
}

/** A record that an earlier change of the same set creates, in the place of its id: no value of a reference is an object. */
export interface HandleReference {
  readonly handle: string;
}

/** What a handle is written with. */
export const HANDLE = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a text can be a handle. */
export const isHandle = (text: unknown): text is string => typeof text === 'string' && HANDLE.test(text);

/** Whether a value stands for a record that the same change set creates. */
export const isHandleReference = (value: unknown): value is HandleReference =>
  typeof value === 'object' &&
  value !== null &&
  'handle' in value &&
  isHandle(value.handle) &&
  Object.keys(value).length === 1;

/** The segment of an address that stands for a record with a handle: no id begins with it. */
export const segmentOfHandle = (handle: string): string => `@${handle}`;

/** The handle in a segment of an address; undefined where it is an id, or anything else. */
export function handleInSegment(segment: string): string | undefined {
  const handle = segment.startsWith('@') ? segment.slice(1) : undefined;
  return isHandle(handle) ? handle : undefined;
}

/** All rows or none; or those that are not refused. */
export const CHANGE_MODES = ['all', 'good'] as const;
export type ChangeMode = (typeof CHANGE_MODES)[number];

/** Where a change set comes from, as the history names it. */
export const CHANGE_ORIGINS = [
  'api',
  'import',
  'grid',
  'bulkEdit',
  'bulkDelete',
  'planning',
  'revert',
  'restore',
] as const;
export type ChangeOrigin = (typeof CHANGE_ORIGINS)[number];

export const ROW_STATUSES = ['created', 'changed', 'unchanged', 'deleted', 'refused'] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** What became of one row of a change set, or would become of it. */
export interface RowReport {
  /** Its place among the changes that were asked for, from 0. */
  readonly index: number;
  readonly status: RowStatus;
  /** Of the record; absent for a refused creation, and for one that is previewed. */
  readonly id?: number;
  readonly version?: number;
  /** The values before and after, of the fields that change; all of them for what is created or deleted. */
  readonly before?: ChangeValues;
  readonly after?: ChangeValues;
  /** Why it is refused: a reason of the API (`invalid`, `stale`, `forbidden`, ...), with a sentence in the reader's language. */
  readonly reason?: string;
  readonly message?: string;
  /** What is wrong at which field; '' for the record as a whole. */
  readonly issues?: Issues;
}

/** What became of a change set. */
export interface ChangeReport {
  readonly applied: boolean;
  /** Of the recorded change set, with which it is reverted; absent where nothing changed, or nothing is recorded. */
  readonly id?: number;
  readonly rows: readonly RowReport[];
}

/** How a change set is run. */
export interface ChangeRun {
  readonly origin: ChangeOrigin;
  /** 'all' by default. */
  readonly mode?: ChangeMode;
  /** Makes a repetition safe: the same key is applied once (at most 64 characters). One is made where none is given. */
  readonly key?: string;
  readonly onProgress?: ((finished: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /**
   * Of what is applied: what the preview said of the same changes. A record that was changed since is refused as `stale`,
   * and what the preview refused is not written.
   */
  readonly previewed?: Pick<ChangeReport, 'rows'>;
}

/** What a revert takes back: a whole change set, or those of its rows, by their `ordinal`. */
export interface RevertRun extends Pick<ChangeRun, 'signal'> {
  readonly ordinals?: readonly number[];
  /** Takes back what was not changed since, and leaves the rest; without it, one conflict refuses all. */
  readonly mode?: ChangeMode;
  readonly preview?: boolean;
}

/** A page of something that the API lists. */
export interface Listed<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
  /** There are more than were counted. */
  readonly totalIsMinimum?: boolean;
}

/** A recorded change set, as the history lists it. */
export interface ChangeSetEntry {
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
  /** How many rows of which resource were written, as far as the reader may read it. */
  readonly resources: readonly { readonly resource: string; readonly rows: number }[];
  /** Its rows where they are few. */
  readonly firstRows?: readonly ChangeRowEntry[];
}

/** One written record of the history. */
export interface ChangeRowEntry {
  readonly changeSet: number;
  readonly ordinal: number;
  readonly at: string;
  readonly authorName: string;
  readonly origin: string;
  readonly resource: string;
  /** The address of its collection, where what it hung below is known. */
  readonly collection?: string;
  readonly id: number;
  readonly action: 'create' | 'update' | 'delete';
  readonly version: number;
  readonly before?: ChangeValues;
  readonly after?: ChangeValues;
}

/** What the data provider does with change sets, with the extensions `changes` and `history` or without them. */
export interface ChangeCalls {
  /** What `applyChanges` would answer; without the extension: what the declarations alone can say of it. */
  readonly previewChanges: (changes: readonly ChangeRequest[], run: ChangeRun) => Promise<ChangeReport>;
  /** Writes. Without the extension: bounded parallel calls, each row for itself. A refused row is an answer, no error. */
  readonly applyChanges: (changes: readonly ChangeRequest[], run: ChangeRun) => Promise<ChangeReport>;
  /** Takes back a recorded change set. */
  readonly revertChanges: (id: number, run?: RevertRun) => Promise<ChangeReport>;
  /** The recorded change sets, the newest first: of a collection, of a record of it with what hangs below, or all. */
  readonly changeSets: (query: {
    readonly collection?: string;
    readonly id?: number;
    readonly page: number;
    readonly pageSize: number;
    readonly signal?: AbortSignal;
  }) => Promise<Listed<ChangeSetEntry>>;
  /** The rows of a change set, in the order in which they were written. */
  readonly changeRows: (
    id: number,
    query: { readonly page: number; readonly pageSize: number; readonly signal?: AbortSignal },
  ) => Promise<Listed<ChangeRowEntry>>;
  /** The change set in which a record was written last from here; undefined where the API recorded none. */
  readonly lastChangeSet: (collection: string, id: number) => Promise<number | undefined>;
  /** Every write of one record, the newest first. */
  readonly recordHistory: (
    collection: string,
    id: number,
    query: { readonly page: number; readonly pageSize: number; readonly signal?: AbortSignal },
  ) => Promise<Listed<ChangeRowEntry>>;
  /** What was deleted of a collection and is not back: the last write of each, the newest first. */
  readonly recycleBin: (
    collection: string,
    query: { readonly page: number; readonly pageSize: number; readonly signal?: AbortSignal },
  ) => Promise<Listed<ChangeRowEntry>>;
  /** The ids and versions of everything that a list's filter finds, in its order. Bounded by `MAX_CHANGES`. */
  readonly selectAll: (
    collection: string,
    filter: Readonly<Record<string, unknown>>,
    options?: { readonly signal?: AbortSignal; readonly onProgress?: (read: number, total: number) => void },
  ) => Promise<readonly { readonly id: number; readonly version?: number }[]>;
}

/** The most rows of one change set. */
export const MAX_CHANGES = 100_000;
