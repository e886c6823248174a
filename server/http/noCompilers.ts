/** Refuses a route that would need one of Fastify's compilers. */
const refuse = () => () => {
  throw new Error('a route has a schema of Fastify; what it reads is declared as an operation');
};

/**
 * Fastify without the compilers of its schemas, which it would load and never use: our own validation answers with words
 * by field. They take 0.1 s of a start.
 */
export const NO_COMPILERS = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } } as const;
