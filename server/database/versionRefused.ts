const DIGITS = 8;

export const shortDigest = (digest: string): string => digest.slice(0, DIGITS);

/** A later version dropped columns or tables that this version needs. */
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
