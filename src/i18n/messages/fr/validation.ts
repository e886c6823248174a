/** What is wrong with a value: `validation.<code>` of an issue, with its arguments. */
export const validation = {} as const;
