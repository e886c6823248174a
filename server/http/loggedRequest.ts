import type { FastifyRequest } from 'fastify';

/** A secret of 256 bits in base64url, as one-time tokens and codes are: 43 characters, neither more nor fewer. */
const SECRET = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** An address without the one-time tokens in it: readers of the log must not be able to use them. */
export const withoutSecrets = (url: string): string => url.replace(SECRET, '[secret]');

/** What the log says of a request: no headers, no body, no secret. */
export const loggedRequest = ({ method, url, host, ip }: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip'>) => ({
  method,
  url: withoutSecrets(url),
  host,
  remoteAddress: ip,
});
