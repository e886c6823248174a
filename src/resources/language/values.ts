/** The values of a record, or some of them, by the names of the fields. */
export type Values = Readonly<Record<string, unknown>>;
