/** That some records of a resource are private, and how much of them everybody who lists the others reads. */
export interface Privacy<Name extends string = string> {
  /** The yes-or-no that makes a record private. */
  readonly flag: Name;
  /** The field with the id of the person whose record it is, `id` where the record is the person: they read it whole. */
  readonly owner: Name | 'id';
  /** The fields that are shown of a private record, and the link parameters that find it. */
  readonly shows: readonly string[];
}
