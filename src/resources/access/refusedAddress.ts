export interface RefusedAddress {
  /** Browser path at which it happened. */
  readonly path?: string;
  readonly title?: string;
  /** Rights or functions, one of which would suffice: `UTILISATEURS:read`. */
  readonly needed?: readonly string[];
  /** The right cannot be granted, so there is nothing to request. */
  readonly isShut?: boolean;
  readonly detail?: string;
}
