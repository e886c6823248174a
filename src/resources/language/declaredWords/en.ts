/** What the build takes out of the declarations; empty where they are whole: in development, tests and the server. */
export const texts: readonly string[] = [];
