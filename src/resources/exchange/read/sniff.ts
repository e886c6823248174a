/** Content of a file by its bytes, whatever its name. */
export type Content = 'text' | 'zip' | 'ole' | 'pdf' | 'image' | 'archive' | 'html' | 'binary';

const SIGNATURES: readonly (readonly [Content, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
];

const SAMPLE = 65_536;
/** From tab to carriage return, and the end-of-file mark of DOS. */
const isTextByte = (byte: number): boolean => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1a;
const BINARY_SHARE = 0.005;

// After the UTF-8 byte order mark, decoded as Latin 1.
const HTML = /^(?:ï»¿)?\s*<(?:!doctype|html|table|\?xml)/i;

/** UTF-16 text has zeros at every second byte. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 2_000);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = sample.length * 0.3;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : undefined;
}

/** True if the bytes begin with the UTF-8 byte order mark. */
const hasMark = ([first, second, third]: Uint8Array): boolean => first === 0xef && second === 0xbb && third === 0xbf;

/** Detects the content from the first bytes. */
export function contentOf(bytes: Uint8Array): Content {
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte));
  if (known) return known[0];
  if (utf16Of(bytes) || hasMark(bytes)) return 'text';
  const sample = bytes.subarray(0, SAMPLE);
  const strange = sample.reduce((count, byte) => count + (isTextByte(byte) ? 0 : 1), 0);
  if (sample.includes(0) || strange > sample.length * BINARY_SHARE) return 'binary';
  return HTML.test(String.fromCharCode(...sample.subarray(0, 200))) ? 'html' : 'text';
}
