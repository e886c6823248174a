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

/** Detects the encoding by byte order mark, zero bytes, or valid UTF-8; otherwise windows-1252. */
export const encodingOf = (bytes: Uint8Array): Encoding => utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');

/** Windows-1252 characters from 0x80 on; a space marks an unassigned code. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Decodes a text and drops the byte order mark. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  // Some versions of Node decode windows-1252 as Latin 1; browsers are correct, so nothing is replaced there.
  return encoding === 'windows-1252'
    ? text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS[control.charCodeAt(0) - 0x80]?.trim() || control)
    : text;
}
