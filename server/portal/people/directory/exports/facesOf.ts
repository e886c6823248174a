import type { DirectoryEntry } from '../../../../../src/portal/directory';
import { readStoredFile, type StoredFile } from '../../../../../src/resources/fields/shared/stored';
import { inParallel } from '../../../../../src/resources/common/inParallel';
import { printableImage } from '../../../planning/exports/printable';
import type { Tenant } from '../../../../tenants';

const MEGABYTE = 1024 * 1024;

/** Bytes: the largest picture, and the sum of all pictures in a document, to bound memory use. */
const MOST = { one: MEGABYTE / 2, all: 24 * MEGABYTE } as const;
/** The same limits for unpacked PNGs: 1,024 by 1,024 pixels, and 24 such pictures. */
const MOST_UNPACKED = { one: 4.5 * MEGABYTE, all: 24 * 4.5 * MEGABYTE } as const;

interface Photo {
  readonly personId: number;
  readonly file: StoredFile;
}

/** The pictures within the limits, in the order of the people. */
function photosWithRoom(people: readonly DirectoryEntry[]): readonly Photo[] {
  let used = 0;
  return people.flatMap(({ id, photo }) => {
    const read = readStoredFile(photo, {});
    if (!read.ok || !read.value || read.value.size > MOST.one || used + read.value.size > MOST.all) return [];
    used += read.value.size;
    return { personId: id, file: read.value };
  });
}

/** Returns pictures as data URLs by the person's id; people without one are shown by their initials. */
export async function facesOf(
  tenant: Pick<Tenant, 'files'>,
  people: readonly DirectoryEntry[],
): Promise<ReadonlyMap<number, string>> {
  const pictures = await inParallel(photosWithRoom(people), async ({ personId, file }) => {
    const picture = await printableImage(tenant, file, { file: MOST.one, unpacked: MOST_UNPACKED.one });
    return picture === undefined ? [] : [{ personId, ...picture }];
  });
  let used = 0;
  const faces = pictures.flat().flatMap(({ personId, address, unpacked }) => {
    if (used + unpacked > MOST_UNPACKED.all) return [];
    used += unpacked;
    return [[personId, address] as const];
  });
  return new Map(faces);
}
