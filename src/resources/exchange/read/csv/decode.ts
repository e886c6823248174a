import { utf16Of } from '../sniff';
import type { Encoding } from '../readTypes';

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The encoding of a text: by its mark, its zeros, or whether it is UTF-8; otherwise what Windows writes in Western Europe. */
export const encodingOf = (bytes: Uint8Array): Encoding => utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');

/** What Windows has from 0x80 on, where Latin 1 has control characters; a blank has none there either. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The text of a file, without its byte order mark. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  // Some versions of Node take windows-1252 for Latin 1; browsers leave nothing to replace.
  return encoding === 'windows-1252'
    ? text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS[control.charCodeAt(0) - 0x80]?.trim() || control)
    : text;
}
