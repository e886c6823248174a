/** A refusal, as shown on the not-authorized page. */
export interface RefusedAddress {
  /** Browser path at which it happened. */
  readonly path?: string;
  /** Title of the requested page, in the reader's language. */
  readonly title?: string;
  /** Rights or functions, one of which would suffice: `UTILISATEURS:read`. */
  readonly needed?: readonly string[];
  /** The right cannot be granted, so there is nothing to request. */
  readonly isShut?: boolean;
  /** The API's own message. */
  readonly detail?: string;
}
