/** A list query that the declaration or a column's type does not allow. */
export class InvalidQuery extends Error {
  constructor(
    /** The field as the query named it; empty if unknown. */
    readonly field: string,
    options?: ErrorOptions,
  ) {
    super(
      field
        ? `the list cannot be filtered or ordered by '${field}' like that`
        : 'a value cannot be compared with its field',
      options,
    );
    this.name = 'InvalidQuery';
  }
}
