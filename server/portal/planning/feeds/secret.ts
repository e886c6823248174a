import { createHash, randomBytes } from 'node:crypto';

/** The path of feeds, outside the API because calendar programs send no token. */
export const FEEDS = '/calendriers';

/** 256 random bits in base64url, the form that the log masks (`http/loggedRequest.ts`). */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The stored digest; hexadecimal, because stored texts are compared without case. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export const secretIn = (file: string): string | undefined => /^([\w-]{43})\.ics$/.exec(file)?.[1];
