import type pg from 'pg';
import type { ChangeMode } from '../../../src/resources/changes/changes';
import type { LimitedGrants } from '../../../src/resources/access/extent';
import type { Issues } from '../../../src/resources/records/validate';
import type { StoredRecord } from '../reading/records';

/** A recorded write that a change takes back: the record's values before and after it, in canonical form. */
interface TakenBack {
  readonly version: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** One requested write. `values` is raw input: the change set validates it. */
export interface Change {
  readonly resource: string;
  readonly action: 'create' | 'update' | 'delete';
  /** The ids that a nested collection hangs below, by the parameters of its name. */
  readonly parents?: Readonly<Record<string, number>>;
  /** Those of them that an earlier change of the set creates: their handles, instead. */
  readonly parentHandles?: Readonly<Record<string, string>>;
  /** Of a creation: what later changes of the set call its record. */
  readonly handle?: string;
  readonly id?: number;
  readonly values?: Readonly<Record<string, unknown>>;
  /** Values that the program itself gives, of fields that are `readOnly` for everybody else, in canonical form. */
  readonly programValues?: Readonly<Record<string, unknown>>;
  /** The version that the writer saw: another one now means that another person wrote meanwhile. */
  readonly expectedVersion?: number;
  /** The write of this record, by its opposite action, that it takes back; it has no other values then. */
  readonly takesBack?: TakenBack;
  /** What the stored record has to say of the values, asked once it is locked: why not, or those to write. */
  readonly against?: (before: StoredRecord, values: Readonly<Record<string, unknown>>) => Refusal | Accepted;
}

/** What is written after all of a change that the stored record has nothing against. */
interface Accepted {
  readonly status: 'accepted';
  readonly values: Readonly<Record<string, unknown>>;
}

/** One that is refused already, before anything is written: it keeps its place among the changes, and its name. */
export interface RefusedChange extends Refusal, Pick<Change, 'handle'> {
  readonly resource?: string;
}

export type IncomingChange = Change | RefusedChange;

/** Whose a change set is, and where it comes from. */
export interface ChangeSetHead {
  readonly author: { readonly id: string; readonly name: string };
  /** `api`, `import`, `seed`, ... */
  readonly origin: string;
  /** All rows or none by default; `good`: those that are not refused. */
  readonly mode?: ChangeMode;
  /** The id of the change set that this one takes back. */
  readonly reverts?: number;
  /** What the author holds, where some of it holds only somewhere; absent: the rights of the author reach every record. */
  readonly limits?: LimitedGrants;
}

export interface ChangeSetInput extends ChangeSetHead {
  readonly changes: readonly IncomingChange[];
}

/** Changes that may be too many to hold, some hundreds at a time. */
export interface ChangeSource {
  readonly total: number;
  /** Its changes are at hand: reading them asks nothing of the database. */
  readonly isHeld?: true;
  /**
   * Begins at the first one each time: a transaction that met another one is run again.
   *
   * @param client the transaction's own, for what has to be read: nothing else of the database can be asked meanwhile
   */
  windows(client: pg.ClientBase): AsyncIterable<readonly IncomingChange[]> | Iterable<readonly IncomingChange[]>;
}

/** Where the outcomes of a change set go, in the order of its changes. */
interface RowSink {
  /** Forgets what it was given: it is run from the start. */
  begin(): Promise<void>;
  take(rows: readonly RowOutcome[]): Promise<void>;
}

/** A change set of any length: its changes are read and its outcomes are written as it runs. */
export interface ChangeStream extends ChangeSetHead {
  readonly source: ChangeSource;
  readonly sink: RowSink;
  readonly isPreview: boolean;
  /** Makes a repetition safe: what was applied under it is answered again, as long as it is the same (`fingerprint`). */
  readonly key?: { readonly text: string; readonly fingerprint: string };
  readonly onProgress?: (finished: number, total: number) => void;
  /** Ends it without anything kept. */
  readonly signal?: AbortSignal;
}

/** What became of a change set as a whole. */
export interface StreamResult {
  readonly applied: boolean;
  /** The change set's id in the record of writes; absent where nothing changed. */
  readonly id?: number;
  /** It was applied before, under the same key: nothing was written now. */
  readonly isRepetition?: true;
}

/** Why a change is refused. */
export type RefusalReason =
  | 'invalid'
  | 'forbidden'
  | 'notOffered'
  | 'notFound'
  | 'duplicate'
  | 'referenced'
  | 'stale'
  | 'cycle'
  | 'lastAdministrator'
  | 'protectedAccount'
  | 'reservedDecision'
  | 'reservedField'
  | 'givesRights'
  | 'quotaReached'
  | 'dependsOnRefused';

export interface Refusal {
  readonly status: 'refused';
  readonly reason: RefusalReason;
  readonly issues: Issues;
  /** Of `dependsOnRefused`: the refusal that it comes from, and of a record of which resource. */
  readonly because?: Because;
}

export interface Because {
  readonly refusal: Omit<Refusal, 'because'>;
  readonly resource?: string;
}

/** A record that was deleted because it is a part of another one. */
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
  /** The ids that it hangs below, where the change named one of them by a handle. */
  readonly parents?: Readonly<Record<string, number>>;
  /** What was deleted with it, in the order in which it was. */
  readonly owned?: readonly OwnedDeletion[];
}

export type RowOutcome = WriteOutcome | Refusal;

/** Not applied: a row was refused and nothing is stored, or it was a preview. */
export interface ChangeSetResult extends StreamResult {
  /** One for each change, in the same order. */
  readonly rows: readonly RowOutcome[];
}

/** What has to stay true of a tenant whatever is written, asked within the transaction that writes. */
export interface Guard {
  /** Whether a change can break it: others do not wait for it. */
  watches(change: Change): boolean;
  /** Whether it holds now. */
  holds(client: pg.ClientBase, schema: string): Promise<boolean>;
  /** Why a change set that breaks it is refused. */
  readonly reason: RefusalReason;
}

/** Who may make which change, asked within the transaction that writes, before anything is written. */
export interface Permit {
  /** Whether it has to be asked about a change. */
  watches(change: Change): boolean;
  /** False: a record that is deleted as a part of another one needs no permit. */
  readonly includesParts?: false;
  /** Whether the author may, as things are now. */
  allows(client: pg.ClientBase, schema: string, author: ChangeSetHead['author'], change: Change): Promise<boolean>;
  /** Whether what came of the change is what the permit is for: one that left everything as it was needs none. */
  concerns(row: WriteOutcome): boolean;
  /** Why a change without it is refused. */
  readonly reason: RefusalReason;
}

/** A record that a change wrote: `before` is absent where it was created, `after` where it was deleted. */
export interface WrittenRow {
  /** Of its change, among those that were made together; a deletion takes others with it, at the same place. */
  readonly place: number;
  readonly resource: string;
  readonly id: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** It was deleted, and is there again with its former values. */
  readonly comesBack?: true;
  /** It has its former values again. */
  readonly takenBack?: true;
}

/**
 * What has to hold of the records of some resources beyond their declarations. It is asked of many at once, within the
 * transaction, once they are written; what it refuses is taken back, and the rest is written again. What has to come
 * with such a write is written there, too.
 */
export interface RowRule {
  readonly resources: readonly string[];
  /** The changes that may not be, by their place. */
  refuses(
    client: pg.ClientBase,
    schema: string,
    rows: readonly WrittenRow[],
    author: ChangeSetHead['author'],
  ): Promise<ReadonlyMap<number, Refusal>>;
}

export const refused = (reason: RefusalReason, issues: Issues = {}): Refusal => ({ status: 'refused', reason, issues });

/** Whether an outcome is a refusal, or a change that is refused already. */
export const isRefused = (one: IncomingChange | RowOutcome): one is Refusal =>
  'status' in one && one.status === 'refused';
