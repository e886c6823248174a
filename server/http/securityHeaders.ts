import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';
import { API } from './requireAccess';

const issuerOrigin = ({ OIDC_ISSUER }: Pick<Settings, 'OIDC_ISSUER'>) =>
  OIDC_ISSUER ? [new URL(OIDC_ISSUER).origin] : [];

/** Builds the Content Security Policy (level 3) of our pages. @param scripts hash sources of inlined scripts */
export function contentSecurityPolicy(
  settings: Pick<Settings, 'OIDC_ISSUER'>,
  scripts: readonly string[] = [],
): string {
  const own = ["'self'", ...issuerOrigin(settings)].join(' ');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    // Emotion injects inline styles, and a page served as a file cannot contain a nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${own}`,
    // Silent renewal loads the issuer and our callback in a hidden frame.
    `frame-src ${own}`,
    "frame-ancestors 'self'",
    `form-action ${own}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** API responses belong to one caller and must not stay on the disk of a shared computer. */
const PRIVATE = 'private, no-store';

/** Sets security headers on every response; a route can override them. */
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
    // Set on the raw response, because hijacked replies (the identity provider) bypass Fastify's headers.
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    if (request.url.toLowerCase().startsWith(API)) reply.raw.setHeader('cache-control', PRIVATE);
  });
}
