import { createHash, randomBytes } from 'node:crypto';

/** Where calendar programs read feeds; outside of the API, because they send no token. */
export const FEEDS = '/calendriers';

/** A secret of 256 bits, in the form that the log leaves out of addresses (`http/loggedRequest.ts`). */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. In hexadecimal: stored texts are compared without case. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** The secret in the last part of an address, `<secret>.ics`; undefined without one. */
export const secretIn = (file: string): string | undefined => /^([\w-]{43})\.ics$/.exec(file)?.[1];
