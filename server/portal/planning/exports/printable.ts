import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StoredFile } from '../../../../src/resources/fields/shared/stored';
import { announcedBytes, MOST_UNPACKED_BYTES, unpackPng } from '../../../files/images/png';
import type { Tenant } from '../../../tenants';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** What a picture may take, in bytes. */
export interface PictureLimits {
  /** As a file. */
  readonly file: number;
  /** Unpacked, which a PNG is while a PDF is made; what may be stored where absent. */
  readonly unpacked?: number;
}

/** A picture that a PDF can hold. */
export interface PrintableImage {
  /** Its content as a data address. */
  readonly address: string;
  /** The bytes that it takes while the PDF is made, beside its own. */
  readonly unpacked: number;
}

/** The bytes that a picture is unpacked to: none of a JPEG. Undefined for what no PDF can hold, or takes more than `most`. */
async function unpackedBytes(content: Buffer, most: number): Promise<number | undefined> {
  if (content.subarray(0, JPEG.length).equals(JPEG)) return 0;
  const announced = announcedBytes(content);
  if (announced === undefined || announced > most) return undefined;
  return (await unpackPng(content, Readable.from([content]))) === 'sound' ? announced : undefined;
}

/** A stored image, for a PDF; undefined where it is gone, takes more than it may, or is of a kind that no PDF holds. */
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
