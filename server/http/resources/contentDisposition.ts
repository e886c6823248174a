const QUOTED_UNSAFE = /[^\x20-\x7e]|["\\%]/g;
// Not in attr-char (RFC 5987), although encodeURIComponent keeps them.
const NOT_ATTRIBUTE = /['()*]/g;

/**
 * Builds `Content-Disposition` for a file name with any characters (RFC 6266, 4.1; RFC 8187).
 *
 * @example attachment('été.pdf') // attachment; filename="_t_.pdf"; filename*=UTF-8''%C3%A9t%C3%A9.pdf
 */
export function attachment(name: string): string {
  const wellFormed = name.toWellFormed();
  const fallback = wellFormed.replace(QUOTED_UNSAFE, '_');
  const encoded = encodeURIComponent(wellFormed).replace(
    NOT_ATTRIBUTE,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}
