/** A list as cards, which stand beside each other. Pure data. */
export interface Cards<Name extends string = string> {
  /** What a card shows below the record's name and picture. */
  readonly fields: readonly Name[];
}
