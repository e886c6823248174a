/** Private records, and what readers of the list still see of them. */
export interface Privacy<Name extends string = string> {
  /** The boolean that makes a record private. */
  readonly flag: Name;
  /** The field with the owner's id, or `id` if the record is a person; the owner reads the record in full. */
  readonly owner: Name | 'id';
  /** Fields of a private record that stay visible, and link parameters that may find it. */
  readonly shows: readonly string[];
}
