import { buffer } from 'node:stream/consumers';
import type { DirectoryEntry } from '../../../../src/resources/directory';
import { readStoredFile } from '../../../../src/resources/fields/shared/stored';
import type { StoredFile } from '../../../../src/resources/fields/shared/stored';
import { isPrintable } from '../../../planning/exports/printable';
import type { Tenant } from '../../../tenants';

/** The largest picture that is printed, and all together, in bytes: what one document may hold in memory. */
const MOST = { one: 512 * 1024, all: 24 * 1024 * 1024 } as const;

/** A picture as a data address; undefined where it is too large, gone, or of a kind that no PDF holds. */
async function pictureOf(files: Tenant['files'], { id, type }: StoredFile): Promise<string | undefined> {
  const content = await files.find(id);
  if (!content || content.size > MOST.one) return undefined;
  const bytes = await buffer(await content.read());
  return (await isPrintable(bytes)) ? `data:${type};base64,${bytes.toString('base64')}` : undefined;
}

/** The pictures of people as data addresses, by their id; those who are left out are shown by their letters. */
export async function facesOf(
  { files }: Pick<Tenant, 'files'>,
  people: readonly DirectoryEntry[],
): Promise<ReadonlyMap<number, string>> {
  const faces = new Map<number, string>();
  let left: number = MOST.all;
  for (const { id, photo } of people) {
    const read = readStoredFile(photo, {});
    if (!read.ok || !read.value) continue;
    const picture = await pictureOf(files, read.value);
    if (picture === undefined || picture.length > left) continue;
    left -= picture.length;
    faces.set(id, picture);
  }
  return faces;
}
