import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { KNOWN_FOR_DAYS } from './accounts/attempts';

const NAME = 'socle_device';

/** 32 random bytes in base64url. */
const SECRET = /^[\w-]{43}$/;

/** Reads the browser's device secret, or creates one; it identifies a browser with which a person has signed in. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const given = parse(headers.cookie ?? '')[NAME];
  return given !== undefined && SECRET.test(given) ? given : randomBytes(32).toString('base64url');
}

/** Sets the device cookie, which only the sign-in pages of this host receive, and no script can read. */
export function rememberDevice(
  reply: FastifyReply,
  device: string,
  { PUBLIC_SCHEME }: Pick<Settings, 'PUBLIC_SCHEME'>,
) {
  reply.raw.appendHeader(
    'set-cookie',
    serialize(NAME, device, {
      path: '/identity',
      httpOnly: true,
      sameSite: 'lax',
      secure: PUBLIC_SCHEME === 'https',
      maxAge: KNOWN_FOR_DAYS * 86_400,
    }),
  );
}
