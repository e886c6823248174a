import type { DirectoryEntry } from '../../../../src/resources/directory';
import { readStoredFile, type StoredFile } from '../../../../src/resources/fields/shared/stored';
import { inParallel } from '../../../../src/resources/inParallel';
import { printableImage } from '../../../planning/exports/printable';
import type { Tenant } from '../../../tenants';

/** The largest picture that is printed, and all together, in bytes: what one document may hold in memory. */
const MOST = { one: 512 * 1024, all: 24 * 1024 * 1024 } as const;

interface Photo {
  readonly personId: number;
  readonly file: StoredFile;
}

/** The pictures that a document has room for, in the order of the people. */
function photosWithRoom(people: readonly DirectoryEntry[]): readonly Photo[] {
  let used = 0;
  return people.flatMap(({ id, photo }) => {
    const read = readStoredFile(photo, {});
    if (!read.ok || !read.value || read.value.size > MOST.one || used + read.value.size > MOST.all) return [];
    used += read.value.size;
    return { personId: id, file: read.value };
  });
}

/** The pictures of people as data addresses, by their id; those who are left out are shown by their letters. */
export async function facesOf(
  tenant: Pick<Tenant, 'files'>,
  people: readonly DirectoryEntry[],
): Promise<ReadonlyMap<number, string>> {
  const faces = await inParallel(photosWithRoom(people), async ({ personId, file }) => {
    const picture = await printableImage(tenant, file, MOST.one);
    return picture === undefined ? [] : [[personId, picture] as const];
  });
  return new Map(faces.flat());
}
