import type { CollectionScreen } from './collectionScreen';
import type { Values } from '../../support/generated/requests';
/** What is known of a collection's records while its cases run, one after the other. */
export interface Subject {
  readonly screen: CollectionScreen;
  /** The record that the cases are about, as it stands. */
  mine: Values;
  /** Another one, that stays; undefined where it is the only one. */
  readonly other: Values | undefined;
  /** Values that a record of the collection may take besides. */
  readonly next: Values;
}
