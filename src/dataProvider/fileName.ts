const EXTENDED = /filename\*\s*=\s*(UTF-8|ISO-8859-1)'[^']*'([^;\s]+)/i;
const QUOTED = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i;
const TOKEN = /filename\s*=\s*([^;"\s]+)/i;

function decodeExtended(charset: string, encoded: string): string | undefined {
  if (charset.toUpperCase() !== 'UTF-8')
    return encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  try {
    return decodeURIComponent(encoded);
  } catch {
    // Invalid encoding: fall back to the plain name, if any.
    return undefined;
  }
}

/** Removes folders and control characters. */
const clean = (name: string): string => (name.split(/[/\\]/).pop() ?? '').replace(/\p{Cc}/gu, '').trim();

/**
 * The file name of a Content-Disposition header (RFC 6266); the extended form (RFC 8187) takes precedence.
 * @returns `fallback` without a name
 * @example fileNameOf("attachment; filename=\"ete.pdf\"; filename*=UTF-8''%C3%A9t%C3%A9.pdf", 'x') // 'été.pdf'
 */
export function fileNameOf(disposition: string | null, fallback: string): string {
  if (!disposition) return fallback;
  const extended = EXTENDED.exec(disposition);
  const name =
    (extended && decodeExtended(extended[1] ?? '', extended[2] ?? '')) ??
    QUOTED.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1') ??
    TOKEN.exec(disposition)?.[1] ??
    '';
  return clean(name) || fallback;
}
