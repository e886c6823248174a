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

/** PostgreSQL's class of data exceptions, e.g. text compared with a number, or an invalid date. */
const DATA_EXCEPTION = /^22/;

const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DATA_EXCEPTION.test(String(error.code));

/** What a reading of a list answers. @throws {InvalidQuery} where the database refuses a value of its query */
export async function refusingWrongValues<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (isDataException(error)) throw new InvalidQuery('', { cause: error });
    throw error;
  }
}
