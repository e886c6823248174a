import { expect, it } from 'vitest';
import { endOfPhotoLink, isSigned, photoSuffix } from './photoLink';

const NOW = new Date('2026-05-04T10:00:00Z');
const link = { userId: 7, fileId: 'a'.repeat(64), until: endOfPhotoLink(NOW) };
const signature = new URLSearchParams(photoSuffix(link, 'secret')).get('signature') ?? '';

it('a link is valid for its picture, under any of the secrets, until it expires', () => {
  expect(isSigned(link, signature, ['newer', 'secret'], NOW)).toBe(true);
  expect(isSigned(link, signature, ['secret'], new Date(link.until * 1000))).toBe(false);
});

it.each([
  ['another person', { ...link, userId: 8 }],
  ['another file', { ...link, fileId: 'b'.repeat(64) }],
  ['a later end', { ...link, until: link.until + 1 }],
  ['no end', { ...link, until: NaN }],
])('a link is invalid for %s', (_what, other) => expect(isSigned(other, signature, ['secret'], NOW)).toBe(false));

it('a link is invalid under another secret, or with a malformed signature', () => {
  expect(isSigned(link, signature, ['other'], NOW)).toBe(false);
  expect(isSigned(link, '', ['secret'], NOW)).toBe(false);
});

it('a link lasts at least half a day, and stays the same for a while', () => {
  expect(endOfPhotoLink(NOW) - NOW.getTime() / 1000).toBeGreaterThanOrEqual(12 * 3600);
  expect(endOfPhotoLink(new Date(NOW.getTime() + 60_000))).toBe(endOfPhotoLink(NOW));
});
