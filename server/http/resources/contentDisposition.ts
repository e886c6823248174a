const QUOTED_UNSAFE = /[^\x20-\x7e]|["\\%]/g;
// RFC 5987, attr-char: what encodeURIComponent leaves and a header must not have.
const NOT_ATTRIBUTE = /['()*]/g;

/**
 * `Content-Disposition` for a download under a name of any characters (RFC 6266, 4.1; RFC 8187).
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
