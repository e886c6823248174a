import type { Fields } from './types';

/** The values of a new record or of a new embedded one: what each declaration says, null for the others. */
export const initialValues = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial = null }]) => [name, initial]));
