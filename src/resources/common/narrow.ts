// Narrow untrusted values: responses, forms, stored JSON.

/** '' if the value is no text. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Empty if the value is no array. */
export const numbersIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The strings of an array; empty if the value is no array. */
export const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** `totalCount` of a list's page; 0 for other responses. */
export const totalCountOf = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'totalCount' in answer ? Number(answer.totalCount) : 0;
