/** What was refused to a person, as the not-authorized page tells it. */
export interface RefusedAddress {
  /** The address of the browser at which it was refused. */
  readonly path?: string;
  /** The page that was asked for, in the reader's language. */
  readonly title?: string;
  /** Rights or functions, any of which would have done: `UTILISATEURS:read`. */
  readonly needed?: readonly string[];
  /** No person can be given a right to it: there is nothing to ask for. */
  readonly isShut?: boolean;
  /** The API's own words, where it gave some. */
  readonly detail?: string;
}
