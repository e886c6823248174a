/** The sign-in pages that the server makes. */
export const identity = {} as const;
