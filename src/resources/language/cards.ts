/** The list as a grid of cards. Plain data. */
export interface Cards<Name extends string = string> {
  /** Fields shown on a card below the record's name and picture. */
  readonly fields: readonly Name[];
}
