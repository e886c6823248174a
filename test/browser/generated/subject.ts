import type { CollectionScreen } from './collectionScreen';
import type { Values } from '../../support/generated/requests';
/** State of a collection's records while its cases run in sequence. */
export interface Subject {
  readonly screen: CollectionScreen;
  mine: Values;
  /** A second record, never changed; undefined for single collections. */
  readonly other: Values | undefined;
  readonly next: Values;
}
