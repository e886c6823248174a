import type { RowRule } from '../database/changes/changeTypes';
import type { CommitHook } from './afterCommit';

export interface Hooks {
  /** From `beforeWrite`: run within the transaction. */
  readonly before: readonly RowRule[];
  /** From `afterCommit`: run after it. */
  readonly after: readonly CommitHook[];
}

/** The portal's hooks: add custom code for writes here (docs/adding-a-resource.md). */
export const HOOKS: Hooks = { before: [], after: [] };
