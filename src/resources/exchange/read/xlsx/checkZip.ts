import { MAX_RATIO, MAX_UNPACKED_BYTES, SUSPECTED_BYTES } from '../limits';
import { TableError } from '../problems';
import { zipDirectory, type ZipEntry } from './zipDirectory';

/** Compressed size of an empty file. An entry that claims to be empty but is larger lies about its size. */
const EMPTY_PACKED = 2;

const hides = ({ name, packed, unpacked, described }: ZipEntry): boolean =>
  unpacked === 0 && (packed > EMPTY_PACKED || (described && packed === 0 && !name.endsWith('/')));
const isBomb = ({ packed, unpacked }: ZipEntry): boolean => unpacked > SUSPECTED_BYTES && unpacked > packed * MAX_RATIO;

/**
 * Refuses a zip that is no workbook, or would unpack to too much, by its directory; the unpacking library
 * stops at the declared sizes.
 *
 * @throws {TableError} `broken`, `encrypted`, `zipBomb`, `oldWorkbook`, `notATable`
 */
export function checkZip(bytes: Uint8Array): void {
  const entries = zipDirectory(bytes);
  if (entries.some(({ encrypted }) => encrypted)) throw new TableError('encrypted');
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (total > MAX_UNPACKED_BYTES || entries.some((entry) => hides(entry) || isBomb(entry)))
    throw new TableError('zipBomb');
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.has('xl/workbook.bin')) throw new TableError('oldWorkbook');
  if (!names.has('[content_types].xml') || ![...names].some((name) => name.startsWith('xl/')))
    throw new TableError('notATable', { content: 'zip' });
}
