const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Pixels: a small file can hold an image that takes gigabytes when it is unpacked. */
const MOST_PIXELS = 25_000_000;

/** Whether a PDF can hold an image: a PNG of a size that can be unpacked, or a JPEG, which is not. */
export function isPrintable(content: Buffer): boolean {
  if (content.subarray(0, 3).equals(JPEG)) return true;
  if (!content.subarray(0, 8).equals(PNG) || content.length < 33) return false;
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  return width > 0 && height > 0 && width * height <= MOST_PIXELS;
}
