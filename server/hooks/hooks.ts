import type { RowRule } from '../database/changes/changeTypes';
import type { CommitHook } from './afterCommit';

/** Code that writes of records are followed or judged by. */
export interface Hooks {
  /** Made by `beforeWrite`: asked within the transaction. */
  readonly before: readonly RowRule[];
  /** Made by `afterCommit`: run behind it. */
  readonly after: readonly CommitHook[];
}

/** The portal's own: the one place where code of one's own joins writes (docs/adding-a-resource.md). */
export const HOOKS: Hooks = { before: [], after: [] };
