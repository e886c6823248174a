/**
 * Filled by the build with texts of the declarations; empty in development, tests and the server, which have
 * them in place.
 */
export const texts: readonly string[] = [];
