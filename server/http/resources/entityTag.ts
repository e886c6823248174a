import type { Encoding } from '../acceptedEncoding';

/** The entity tag of a version (RFC 9110, 8.8.3). */
export const entityTag = (version: number): string => `"${version}"`;

/**
 * The tag of the same version, compressed: strong tags name bytes (RFC 9110, 8.8.3.3).
 *
 * @example encodedTag('"3"', 'br') // '"3-br"'
 */
export const encodedTag = (tag: string, encoding: Encoding): string => tag.replace(/"$/, `-${encoding}"`);

/** A tag without the encoding in it: what it names of the record. */
export const plainTag = (tag: string): string => tag.replace(/-(?:br|gzip)"$/, '"');
