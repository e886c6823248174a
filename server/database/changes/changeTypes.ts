import type pg from 'pg';
import type { ChangeMode } from '../../../src/resources/changes/changes';
import type { LimitedGrants } from '../../../src/resources/access/extent';
import type { Issues } from '../../../src/resources/records/validate';
import type { RefusalReason } from './refusalReasons';
import type { StoredRecord } from '../reading/records';

/** A recorded write to undo: the record's values before and after it, in canonical form. */
interface TakenBack {
  readonly version: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** One requested write. `values` is raw input, which the change set validates. */
export interface Change {
  readonly resource: string;
  readonly action: 'create' | 'update' | 'delete';
  /** Ids of the parents of a nested collection, by the parameters of its name. */
  readonly parents?: Readonly<Record<string, number>>;
  /** Handles of parents that an earlier change of the set creates. */
  readonly parentHandles?: Readonly<Record<string, string>>;
  /** For a creation: the name by which later changes of the set refer to the new record. */
  readonly handle?: string;
  readonly id?: number;
  readonly values?: Readonly<Record<string, unknown>>;
  /** Values set by the program for `readOnly` fields, in canonical form. */
  readonly programValues?: Readonly<Record<string, unknown>>;
  /** The version that the writer saw. A different one means that another person has written since. */
  readonly expectedVersion?: number;
  /** The recorded write to undo. `action` is its opposite, and `values` is absent. */
  readonly takesBack?: TakenBack;
  /** Checks the values against the stored record once it is locked. Returns a refusal or the values to write. */
  readonly against?: (before: StoredRecord, values: Readonly<Record<string, unknown>>) => Refusal | Accepted;
}

interface Accepted {
  readonly status: 'accepted';
  readonly values: Readonly<Record<string, unknown>>;
}

/** A change refused before it is written. It keeps its position in the set, and its handle. */
export interface RefusedChange extends Refusal, Pick<Change, 'handle'> {
  readonly resource?: string;
}

export type IncomingChange = Change | RefusedChange;

export interface ChangeSetHead {
  readonly author: { readonly id: string; readonly name: string };
  /** E.g. `api`, `import`, `seed`. */
  readonly origin: string;
  /** Default: all rows or none. `good`: all rows that are not refused. */
  readonly mode?: ChangeMode;
  /** The id of the change set that this one undoes. */
  readonly reverts?: number;
  /** The author's grants if some are limited to certain records. Absent: the author's rights cover all records. */
  readonly limits?: LimitedGrants;
}

export interface ChangeSetInput extends ChangeSetHead {
  readonly changes: readonly IncomingChange[];
}

/** Changes read in windows of some hundreds, as there may be too many for memory. */
export interface ChangeSource {
  readonly total: number;
  /** The changes are in memory: reading them needs no query. */
  readonly isHeld?: true;
  /** Restarts from the first change on each call. @param client the transaction's, as the pool refuses queries here */
  windows(client: pg.ClientBase): AsyncIterable<readonly IncomingChange[]> | Iterable<readonly IncomingChange[]>;
}

/** Receives the outcomes of a change set, in the order of its changes. */
interface RowSink {
  /** Discards what it received: the transaction starts again. */
  begin(): Promise<void>;
  take(rows: readonly RowOutcome[]): Promise<void>;
}

/** A change set of any length: changes are read and outcomes written while it runs. */
export interface ChangeStream extends ChangeSetHead {
  readonly source: ChangeSource;
  readonly sink: RowSink;
  readonly isPreview: boolean;
  /** Idempotency key: if a change set with the same key and fingerprint was applied, its answer is repeated. */
  readonly key?: { readonly text: string; readonly fingerprint: string };
  readonly onProgress?: (finished: number, total: number) => void;
  /** Aborts the change set; nothing is written. */
  readonly signal?: AbortSignal;
}

export interface StreamResult {
  readonly applied: boolean;
  /** Absent if nothing changed. */
  readonly id?: number;
  /** The change set was applied before under the same key; nothing was written now. */
  readonly isRepetition?: true;
}

export interface Refusal {
  readonly status: 'refused';
  readonly reason: RefusalReason;
  readonly issues: Issues;
  /** For `dependsOnRefused`: the refusal that caused it, and the resource of its record. */
  readonly because?: Because;
}

export interface Because {
  readonly refusal: Omit<Refusal, 'because'>;
  readonly resource?: string;
}

export interface OwnedDeletion {
  readonly resource: string;
  readonly id: number;
  readonly parentId?: number;
  readonly version: number;
  readonly before: Readonly<Record<string, unknown>>;
}

export interface WriteOutcome {
  readonly status: 'created' | 'changed' | 'unchanged' | 'deleted';
  readonly id: number;
  readonly version: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** Ids of the parents, if the change referred to one of them by a handle. */
  readonly parents?: Readonly<Record<string, number>>;
  readonly owned?: readonly OwnedDeletion[];
}

export type RowOutcome = WriteOutcome | Refusal;

/** Not applied if a row was refused or it was a preview. */
export interface ChangeSetResult extends StreamResult {
  readonly rows: readonly RowOutcome[];
}

/** An invariant of a tenant that every write must keep, checked within the transaction. */
export interface Guard {
  /** Whether a change can break it. Only watched change sets are serialised. */
  watches(change: Change): boolean;
  holds(client: pg.ClientBase, schema: string): Promise<boolean>;
  readonly reason: RefusalReason;
}

/** A right that certain changes require of their author, checked within the transaction before anything is written. */
export interface Permit {
  watches(change: Change): boolean;
  /** False: deleting a record as part of another one needs no permit. */
  readonly includesParts?: false;
  allows(client: pg.ClientBase, schema: string, author: ChangeSetHead['author'], change: Change): Promise<boolean>;
  /** Whether the outcome needs the permit: a change without effect needs none. */
  concerns(row: WriteOutcome): boolean;
  readonly reason: RefusalReason;
}

/** A record that a change wrote. `before` is absent for creations, `after` for deletions. */
export interface WrittenRow {
  /** Index of its change in the batch; records deleted by a cascade have the index of the deletion. */
  readonly place: number;
  readonly resource: string;
  readonly id: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** It was deleted and is restored with its former values. */
  readonly comesBack?: true;
  /** An update was undone. */
  readonly takenBack?: true;
}

/**
 * A rule checked in batches after the write, in its transaction. Refused changes are rolled back and the others written
 * again. The rule may also make accompanying writes.
 */
export interface RowRule {
  readonly resources: readonly string[];
  /** Returns refusals by the index of the change. */
  refuses(
    client: pg.ClientBase,
    schema: string,
    rows: readonly WrittenRow[],
    author: ChangeSetHead['author'],
  ): Promise<ReadonlyMap<number, Refusal>>;
}

export const refused = (reason: RefusalReason, issues: Issues = {}): Refusal => ({ status: 'refused', reason, issues });

export const isRefused = (one: IncomingChange | RowOutcome): one is Refusal =>
  'status' in one && one.status === 'refused';
