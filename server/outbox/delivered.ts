/** What became of one attempt. */
export interface Delivered {
  readonly isDelivered: boolean;
  /** What the log says: `HTTP 503`, `timeout`. */
  readonly outcome: string;
  /** No further attempt would have another outcome. */
  readonly isFinal: boolean;
}
