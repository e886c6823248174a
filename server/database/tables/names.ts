import { createHash } from 'node:crypto';

/** PostgreSQL cuts longer names without a word, and two of them could then be one. */
const LONGEST = 63;
const HASH_LENGTH = 8;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** The longest start of `text` with at most `bytes` bytes in UTF-8. */
function cut(text: string, bytes: number): string {
  const encoded = Buffer.from(text);
  if (encoded.length <= bytes) return text;
  let end = bytes;
  // A byte that continues a character: the character began before, and goes as a whole.
  while (end > 0 && ((encoded[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return encoded.toString('utf8', 0, end);
}

/** A name that PostgreSQL keeps whole: a long one is cut and ends in a hash of all of it. */
export const boundedName = (name: string): string =>
  Buffer.byteLength(name) <= LONGEST ? name : `${cut(name, LONGEST - HASH_LENGTH - 1)}_${hash(name)}`;

/** A name that changes with `definition`, so that an index whose definition changed is a missing index. */
export const definedName = (name: string, definition: string): string =>
  `${cut(name, LONGEST - HASH_LENGTH - 1)}_${hash(name + definition)}`;

/** Whether this is the name of an index by which a declaration, of whatever version, lets values be held once. */
export const isUniqueIndex = (name = ''): boolean => name.startsWith('ux_');

/**
 * `Entreprises/{entrepriseId}/contrats` -> `r_Entreprises_entrepriseId_contrats`. The prefix keeps clear of system
 * tables.
 */
export const tableName = (resource: string): string =>
  boundedName(`r_${resource.replace(/[{}]/g, '').replace(/[^\p{L}\p{N}]+/gu, '_')}`);
