/** Errors of the API: `problems.<code>`, each with `title` and `detail`. */
export const problems = {} as const;
