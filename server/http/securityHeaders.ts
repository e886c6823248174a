import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';
import { API } from './requireAccess';

/** The address of the pages' other server, where the identity provider is not ours. */
const issuerOrigin = ({ OIDC_ISSUER }: Pick<Settings, 'OIDC_ISSUER'>) =>
  OIDC_ISSUER ? [new URL(OIDC_ISSUER).origin] : [];

/**
 * What pages of ours may load (Content Security Policy, level 3).
 *
 * @param scripts what stands in the page itself, by its digest
 */
export function contentSecurityPolicy(
  settings: Pick<Settings, 'OIDC_ISSUER'>,
  scripts: readonly string[] = [],
): string {
  const own = ["'self'", ...issuerOrigin(settings)].join(' ');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    // Emotion writes its styles into the page; it takes no nonce from a page that is served as a file.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${own}`,
    // Silent renewal shows the issuer, and our callback, in a frame of our own.
    `frame-src ${own}`,
    "frame-ancestors 'self'",
    `form-action ${own}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The answers of the API are for one caller; a shared computer keeps none of them on its disk. */
const PRIVATE = 'private, no-store';

/** Gives every answer the headers that tell browsers what it may not do; a route can still set its own. */
export function addSecurityHeaders(
  app: FastifyInstance,
  settings: Pick<Settings, 'OIDC_ISSUER' | 'PUBLIC_SCHEME'>,
): void {
  const headers: Readonly<Record<string, string>> = {
    'content-security-policy': contentSecurityPolicy(settings),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(settings.PUBLIC_SCHEME === 'https' && { 'strict-transport-security': 'max-age=31536000' }),
  };
  app.addHook('onRequest', async (request, reply) => {
    // On the raw answer, so that hijacked replies (the identity provider) have them too.
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    if (request.url.toLowerCase().startsWith(API)) reply.raw.setHeader('cache-control', PRIVATE);
  });
}
