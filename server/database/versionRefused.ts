const DIGITS = 8;

/** The start of a digest, for people. */
export const shortDigest = (digest: string): string => digest.slice(0, DIGITS);

/** This version of the program may not serve a schema, because a later one took away what this one needs. */
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
