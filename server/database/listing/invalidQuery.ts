/** A list was asked for in a way that its declaration, or the type of a column, does not allow. */
export class InvalidQuery extends Error {
  constructor(
    /** The field that was named, as it was named; '' where none can be told. */
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
