import { Readable } from 'node:stream';
import { unpackPng } from '../../files/images/png';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Whether a PDF can hold an image: a PNG that can be unpacked, or a JPEG, which is not. */
export const isPrintable = async (content: Buffer): Promise<boolean> =>
  content.subarray(0, JPEG.length).equals(JPEG) || (await unpackPng(content, Readable.from([content]))) === 'sound';
