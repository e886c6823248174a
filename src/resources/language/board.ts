/** A list as a board: a column for each choice of a field, between which records are moved. Pure data. */
export interface Board<Name extends string = string> {
  /** An enumeration. */
  readonly by: Name;
  /** What a card shows below the record's name. */
  readonly fields: readonly Name[];
}
