import type { ByteRange } from '../../files/fileStore';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The one part of a file that a Range header asks for (RFC 9110, section 14); undefined without the header, or for one that
 * the file does not have: it is then answered whole.
 *
 * @example byteRange('bytes=-500', 10_000) // { start: 9500, end: 9999 }
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
}
