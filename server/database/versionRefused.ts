const DIGITS = 8;

/** Shortens a digest for messages. */
export const shortDigest = (digest: string): string => digest.slice(0, DIGITS);

/**
 * This version of the program may not serve a schema, because a later version dropped columns or tables that it needs.
 */
export class VersionRefused extends Error {
  constructor(
    readonly schema: string,
    readonly own: string,
    readonly lowest: string,
  ) {
    super(`version ${own} may no longer serve ${schema}: the lowest version that may is ${lowest}`);
    this.name = 'VersionRefused';
  }
}
