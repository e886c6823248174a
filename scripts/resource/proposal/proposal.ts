import type { NewField } from '../newField';
import type { NewResource } from '../newResource';
import type { Note } from './notes';

/** A resource proposed from a document or a database, with its differences. */
export interface Proposal {
  readonly resource: NewResource;
  readonly notes: readonly Note[];
}

/** A field, or the reason why there is not one. */
export interface ProposedField {
  readonly field?: NewField;
  readonly notes: readonly Note[];
}
