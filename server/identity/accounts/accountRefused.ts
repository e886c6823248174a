import type { Refusal } from '../../database/changes/changeTypes';

/** An account could not be written; nothing was stored. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused';

  constructor(
    message: string,
    /** The refusal of the user's record, if that was the reason. */
    readonly refusal?: Refusal,
  ) {
    super(message);
  }
}
