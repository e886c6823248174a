import type { ChangeRequest } from '../../../src/resources/changes/changes';
import type { IncomingChange } from '../../database/changes/changeTypes';

/** A change that was asked for, as far as it is understood: what is done with it, and what words about it need. */
export interface AskedRow {
  readonly asked: IncomingChange;
  readonly action: ChangeRequest['action'];
  /** The address of its collection, as it was asked for. */
  readonly collection: string;
  /** Its resource; absent where none has that address. */
  readonly resource?: string;
  readonly parents?: Readonly<Record<string, number>>;
}
