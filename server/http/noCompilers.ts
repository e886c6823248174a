const refuse = () => () => {
  throw new Error('a route has a schema of Fastify; what it reads is declared as an operation');
};

/**
 * Keeps Fastify from loading its schema compilers, which take 0.1 s at start and stay unused: our own validation
 * reports errors by field. A route with a Fastify schema throws.
 */
export const NO_COMPILERS = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } } as const;
