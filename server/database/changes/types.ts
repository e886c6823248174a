import type pg from 'pg';
import type { Issues } from '../../../src/resources/validate';

/** One write that somebody asks for. `values` is raw input: the change set validates it. */
export interface Change {
  readonly resource: string;
  readonly action: 'create' | 'update' | 'delete';
  /** The ids that a nested collection hangs below, by the parameters of its name. */
  readonly parents?: Readonly<Record<string, number>>;
  readonly id?: number;
  readonly values?: Readonly<Record<string, unknown>>;
  /** The version that the writer saw: another one now means that somebody else wrote meanwhile. */
  readonly expectedVersion?: number;
}

export interface ChangeSetInput {
  readonly author: { readonly id: string; readonly name: string };
  /** Where it comes from: `api`, `import`, `seed`, ... */
  readonly origin: string;
  readonly changes: readonly Change[];
}

/** Why a change is refused. */
export type RefusalReason =
  'invalid' | 'notFound' | 'duplicate' | 'referenced' | 'stale' | 'cycle' | 'lastAdministrator' | 'protectedAccount';

export interface Refusal {
  readonly status: 'refused';
  readonly reason: RefusalReason;
  readonly issues: Issues;
}

export interface Done {
  readonly status: 'created' | 'changed' | 'unchanged' | 'deleted';
  readonly id: number;
  readonly version: number;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

export type RowOutcome = Done | Refusal;

export interface ChangeSetResult {
  /** False: at least one row was refused, and nothing is stored; or it was a preview. */
  readonly applied: boolean;
  /** The change set's id in the record of writes; absent where nothing changed. */
  readonly id?: number;
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
  /** Whether the author may, as things are now. */
  allows(client: pg.ClientBase, schema: string, author: ChangeSetInput['author'], change: Change): Promise<boolean>;
  /** Whether what came of the change is what the permit is for: one that left everything as it was needs none. */
  concerns(row: Done): boolean;
  /** Why a change without it is refused. */
  readonly reason: RefusalReason;
}

export const refused = (reason: RefusalReason, issues: Issues = {}): Refusal => ({ status: 'refused', reason, issues });
