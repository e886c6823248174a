import type { Words } from './words';

/** Names of a resource's records. */
export interface ResourceLabel {
  readonly one: Words;
  readonly many: Words;
  /** What a new record is called: declarations know no gender, so « Nouvelle équipe » is written out. */
  readonly new?: Words;
}
