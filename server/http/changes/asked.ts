import type { ChangeRequest } from '../../../src/resources/changes/changes';
import type { IncomingChange } from '../../database/changes/changeTypes';

/** A requested change: the change to make or its refusal, and what its messages need. */
export interface AskedRow {
  readonly asked: IncomingChange;
  readonly action: ChangeRequest['action'];
  /** The address of the collection as the client wrote it. */
  readonly collection: string;
  /** The resource at that address; absent if the address is unknown. */
  readonly resource?: string;
  readonly parents?: Readonly<Record<string, number>>;
}
