/** The list as a board with a column for each option of a field, between which records can be moved. Plain data. */
export interface Board<Name extends string = string> {
  /** An enumeration. */
  readonly by: Name;
  /** Fields shown on a card below the record's name. */
  readonly fields: readonly Name[];
}
