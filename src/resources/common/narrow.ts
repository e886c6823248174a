// Readers of values that come from outside the type system: answers, forms, stored JSON.

/** A text; '' for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The items of a list as numbers; none for any other value. */
export const numbersIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The texts of a list; none for any other value. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The HTTP status that an error of a call carries. */
export const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** How many records a page of a list says that there are; 0 for any other answer. */
export const totalCountOf = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'totalCount' in answer ? Number(answer.totalCount) : 0;
