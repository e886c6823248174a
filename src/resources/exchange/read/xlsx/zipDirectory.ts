import { TableError } from '../problems';

export interface ZipEntry {
  readonly name: string;
  readonly packed: number;
  readonly unpacked: number;
  readonly encrypted: boolean;
  /** A data descriptor after the content repeats the sizes. */
  readonly described: boolean;
}

const END = 0x06054b50;
const END_BYTES = 22;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 65_535;
/** Means that the number is in the ZIP64 extra field, with 8 bytes. */
const ELSEWHERE = 0xffffffff;
const ELSEWHERE_COUNT = 0xffff;
const EXTRA_64 = 0x0001;
const ENCRYPTED_FLAG = 1;
const DESCRIBED_FLAG = 8;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function findEnd(view: DataView): number {
  const last = Math.max(0, view.byteLength - END_BYTES - LONGEST_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= last; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new TableError('broken');
}

const long = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

function directoryOf(view: DataView): { readonly count: number; readonly offset: number } {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const offset = view.getUint32(end + 16, true);
  if (count !== ELSEWHERE_COUNT && offset !== ELSEWHERE) return { count, offset };
  const locator = end - 20;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64) throw new TableError('broken');
  const end64 = long(view, locator + 8);
  if (view.getUint32(end64, true) !== END_64) throw new TableError('broken');
  return { count: long(view, end64 + 32), offset: long(view, end64 + 48) };
}

/** Sizes in a ZIP64 extra field: unpacked first, each only if needed. */
function sizesIn(
  view: DataView,
  from: number,
  to: number,
  packed: number,
  unpacked: number,
): readonly [number, number] {
  let at = from;
  while (at + 4 <= to) {
    const length = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === EXTRA_64) {
      const first = unpacked === ELSEWHERE ? long(view, at + 4) : unpacked;
      const second = packed === ELSEWHERE ? long(view, at + 4 + (unpacked === ELSEWHERE ? 8 : 0)) : packed;
      return [second, first];
    }
    at += 4 + length;
  }
  throw new TableError('broken');
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): { readonly entry: ZipEntry; readonly next: number } {
  if (view.getUint32(at, true) !== ENTRY) throw new TableError('broken');
  const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  const sizes = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)] as const;
  const [packed, unpacked] = sizes.includes(ELSEWHERE) ? sizesIn(view, nameEnd, extraEnd, ...sizes) : sizes;
  const flags = view.getUint16(at + 8, true);
  const entry = {
    name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, nameEnd)),
    packed,
    unpacked,
    encrypted: (flags & ENCRYPTED_FLAG) !== 0,
    described: (flags & DESCRIBED_FLAG) !== 0,
  };
  return { entry, next: extraEnd + view.getUint16(at + 32, true) };
}

/** Reads the directory of a zip without unpacking. @throws {TableError} `broken` if it is truncated or no zip */
export function zipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = viewOf(bytes);
  try {
    const { count, offset } = directoryOf(view);
    const entries: ZipEntry[] = [];
    let at = offset;
    while (entries.length < count) {
      const { entry, next } = entryAt(bytes, view, at);
      entries.push(entry);
      at = next;
    }
    return entries;
  } catch {
    // Also for offsets beyond the file.
    throw new TableError('broken');
  }
}
