import type { Refusal } from '../../database/changes/changeTypes';

/** An account could not be written; nothing was stored. */
export class AccountRefused extends Error {
  override readonly name = 'AccountRefused';

  constructor(
    message: string,
    readonly refusal?: Refusal,
  ) {
    super(message);
  }
}
