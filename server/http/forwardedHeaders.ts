import type { FastifyRequest } from 'fastify';

const NAMES = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for'] as const;

/** Copies the headers that identify host and client, for a request that the server makes on the client's behalf. */
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
