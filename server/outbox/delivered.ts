export interface Delivered {
  readonly isDelivered: boolean;
  /** For the delivery log: `HTTP 503`, `timeout`. */
  readonly outcome: string;
  /** Retrying cannot change the outcome. */
  readonly isFinal: boolean;
}
