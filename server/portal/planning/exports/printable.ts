import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StoredFile } from '../../../../src/resources/fields/shared/stored';
import { announcedBytes, MOST_UNPACKED_BYTES, unpackPng } from '../../../files/images/png';
import type { Tenant } from '../../../tenants';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Limits of a picture in bytes. */
export interface PictureLimits {
  readonly file: number;
  /** Unpacked, as a PNG is while the PDF is created; by default the limit for stored pictures. */
  readonly unpacked?: number;
}

export interface PrintableImage {
  readonly address: string;
  /** Additional bytes in memory while the PDF is created. */
  readonly unpacked: number;
}

/** Returns the unpacked size, 0 for JPEG; undefined if a PDF cannot contain the picture or it exceeds `most`. */
async function unpackedBytes(content: Buffer, most: number): Promise<number | undefined> {
  if (content.subarray(0, JPEG.length).equals(JPEG)) return 0;
  const announced = announcedBytes(content);
  if (announced === undefined || announced > most) return undefined;
  return (await unpackPng(content, () => Readable.from([content]))) === 'sound' ? announced : undefined;
}

/** Reads a stored image for a PDF; undefined if it is gone, too large, or of an unsupported type. */
export async function printableImage(
  { files }: Pick<Tenant, 'files'>,
  { id, type }: StoredFile,
  { file, unpacked = MOST_UNPACKED_BYTES }: PictureLimits,
): Promise<PrintableImage | undefined> {
  const content = await files.find(id);
  if (!content || content.size > file) return undefined;
  const bytes = await buffer(await content.read());
  const taken = await unpackedBytes(bytes, unpacked);
  return taken === undefined
    ? undefined
    : { address: `data:${type};base64,${bytes.toString('base64')}`, unpacked: taken };
}
