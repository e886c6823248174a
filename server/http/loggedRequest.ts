import type { FastifyRequest } from 'fastify';

/** One-time tokens and codes are 256 bits in base64url: exactly 43 characters. */
const SECRET = /(?<![\w-])[\w-]{43}(?![\w-])/g;

/** Masks one-time tokens, which readers of the log must not be able to use. */
export const withoutSecrets = (url: string): string => url.replace(SECRET, '[secret]');

/** The log records no headers, bodies or secrets. */
export const loggedRequest = ({ method, url, host, ip }: Pick<FastifyRequest, 'method' | 'url' | 'host' | 'ip'>) => ({
  method,
  url: withoutSecrets(url),
  host,
  remoteAddress: ip,
});
