import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { KNOWN_FOR_DAYS } from './accounts/attempts';

const NAME = 'socle_device';

/** 32 random bytes. */
const SECRET = /^[\w-]{43}$/;

/** The secret by which a browser is known after a person has signed in with it; a new one where it has none. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const given = parse(headers.cookie ?? '')[NAME];
  return given !== undefined && SECRET.test(given) ? given : randomBytes(32).toString('base64url');
}

/** Lets a browser keep its secret: only the sign-in page of the same host gets it back, and no script. */
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
