import type { NewField } from '../newField';
import type { NewResource } from '../newResource';
import type { Note } from './notes';

/** A resource that a document or a database lets expect, with what is otherwise than there. */
export interface Proposal {
  readonly resource: NewResource;
  readonly notes: readonly Note[];
}

/** A field, or none, and what is to be said. */
export interface ProposedField {
  readonly field?: NewField;
  readonly notes: readonly Note[];
}
