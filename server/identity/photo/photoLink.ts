import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose picture a link shows, and until when: seconds since 1970. */
export interface PhotoLink {
  readonly userId: number;
  readonly fileId: string;
  readonly until: number;
}

const HALF_DAY = 12 * 3600;

/** When a link made now ends: after half a day at least, at moments that stay the same for half a day, for caches. */
export const endOfPhotoLink = (now: Date): number => (Math.ceil(now.getTime() / 1000 / HALF_DAY) + 1) * HALF_DAY;

const signatureOf = ({ userId, fileId, until }: PhotoLink, secret: string): string =>
  createHmac('sha256', secret).update(`photo:${userId}:${fileId}:${until}`).digest('base64url');

/** What has to follow the address of the picture, because `<img>` sends no access token: `?user=7&until=…&signature=…`. */
export const photoSuffix = (link: PhotoLink, secret: string): string =>
  `?${new URLSearchParams({ user: String(link.userId), until: String(link.until), signature: signatureOf(link, secret) }).toString()}`;

/** Whether one of the secrets signed the link, and it has not ended. */
export function isSigned(link: PhotoLink, signature: string, secrets: readonly string[], now: Date): boolean {
  if (!(link.until * 1000 > now.getTime())) return false;
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const right = Buffer.from(signatureOf(link, secret));
    return right.length === given.length && timingSafeEqual(right, given);
  });
}
