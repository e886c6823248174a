import type { FastifyRequest } from 'fastify';

/** What says under which address a request came, and of whom. */
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
