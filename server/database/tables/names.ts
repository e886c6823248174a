import { createHash } from 'node:crypto';

/** PostgreSQL silently truncates longer names, which could make two of them equal. */
const LONGEST = 63;
const HASH_LENGTH = 8;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** The longest prefix of `text` with at most `bytes` bytes of UTF-8. */
function cut(text: string, bytes: number): string {
  const encoded = Buffer.from(text);
  if (encoded.length <= bytes) return text;
  let end = bytes;
  // Skips back over continuation bytes, so that no character is cut.
  while (end > 0 && ((encoded[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return encoded.toString('utf8', 0, end);
}

/** Shortens long names and appends a hash of the full name. */
export const boundedName = (name: string): string =>
  Buffer.byteLength(name) <= LONGEST ? name : `${cut(name, LONGEST - HASH_LENGTH - 1)}_${hash(name)}`;

/** A name with a hash of `definition`, so that a changed definition counts as a missing index. */
export const definedName = (name: string, definition: string): string =>
  `${cut(name, LONGEST - HASH_LENGTH - 1)}_${hash(name + definition)}`;

/** Whether this is a declared unique index, of any version of the program. */
export const isUniqueIndex = (name = ''): boolean => name.startsWith('ux_');

/** `Entreprises/{id}/contrats` -> `r_Entreprises_id_contrats`; the prefix avoids clashes with system tables. */
export const tableName = (resource: string): string =>
  boundedName(`r_${resource.replace(/[{}]/g, '').replace(/[^\p{L}\p{N}]+/gu, '_')}`);
