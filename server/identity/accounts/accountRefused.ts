import type { Refusal } from '../../database/changes/changeTypes';

/** An account that could not be written: what was asked for is not possible, and nothing was stored. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused';

  constructor(
    message: string,
    /** Why the user's own record was refused, where it was. */
    readonly refusal?: Refusal,
  ) {
    super(message);
  }
}
