import { createHmac, timingSafeEqual } from 'node:crypto';

/** A link to a person's picture; `until` in seconds since 1970. */
export interface PhotoLink {
  readonly userId: number;
  readonly fileId: string;
  readonly until: number;
}

const HALF_DAY = 12 * 3600;

/** Links last at least half a day, and their end is rounded to half days, so that browsers can cache the address. */
export const endOfPhotoLink = (now: Date): number => (Math.ceil(now.getTime() / 1000 / HALF_DAY) + 1) * HALF_DAY;

const signatureOf = ({ userId, fileId, until }: PhotoLink, secret: string): string =>
  createHmac('sha256', secret).update(`photo:${userId}:${fileId}:${until}`).digest('base64url');

/** The signature to append to the picture's address, because `<img>` sends no token: `?user=7&until=…&signature=…`. */
export const photoSuffix = (link: PhotoLink, secret: string): string =>
  `?${new URLSearchParams({ user: String(link.userId), until: String(link.until), signature: signatureOf(link, secret) }).toString()}`;

export function isSigned(link: PhotoLink, signature: string, secrets: readonly string[], now: Date): boolean {
  if (!(link.until * 1000 > now.getTime())) return false;
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const right = Buffer.from(signatureOf(link, secret));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
