import type { Encoding } from '../acceptedEncoding';

/** The entity tag of a record's version (RFC 9110, 8.8.3). */
export const entityTag = (version: number): string => `"${version}"`;

/**
 * The tag of a compressed response: strong tags identify exact bytes (RFC 9110, 8.8.3.3).
 *
 * @example encodedTag('"3"', 'br') // '"3-br"'
 */
export const encodedTag = (tag: string, encoding: Encoding): string => tag.replace(/"$/, `-${encoding}"`);

export const plainTag = (tag: string): string => tag.replace(/-(?:br|gzip)"$/, '"');
