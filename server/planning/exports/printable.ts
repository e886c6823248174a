import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StoredFile } from '../../../src/resources/fields/shared/stored';
import { unpackPng } from '../../files/images/png';
import type { Tenant } from '../../tenants';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Whether a PDF can hold an image: a PNG that can be unpacked, or a JPEG, which is not. */
const isPrintable = async (content: Buffer): Promise<boolean> =>
  content.subarray(0, JPEG.length).equals(JPEG) || (await unpackPng(content, Readable.from([content]))) === 'sound';

/**
 * A stored image as a data address, for a PDF; undefined where it is gone, too large, or of a kind that no PDF holds.
 *
 * @param most bytes that it may have
 */
export async function printableImage(
  { files }: Pick<Tenant, 'files'>,
  { id, type }: StoredFile,
  most: number,
): Promise<string | undefined> {
  const content = await files.find(id);
  if (!content || content.size > most) return undefined;
  const bytes = await buffer(await content.read());
  return (await isPrintable(bytes)) ? `data:${type};base64,${bytes.toString('base64')}` : undefined;
}
