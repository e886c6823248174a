import type { ByteRange } from '../../files/fileStore';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads a Range header with a single range (RFC 9110, section 14). Without the header, or if the range is not
 * satisfiable, returns undefined, and the whole file is sent.
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
