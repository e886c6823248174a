import type { FastifyRequest } from 'fastify';

/** The headers that name the address and the client of a request. */
const NAMES = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for'] as const;

/** Headers of a request, for one that the server makes in its place. */
export const forwardedHeaders = (
  { headers }: FastifyRequest,
  more: readonly string[] = [],
): Readonly<Record<string, string | string[]>> =>
  Object.fromEntries(
    [...NAMES, ...more].flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
