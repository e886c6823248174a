import type { StoredFile } from '../../../src/resources/fields/shared/stored';
import type { ResourceSchema } from '../../../src/resources/types';
import { problem } from '../problem';
import { filesIn, uploadFields } from './uploadFields';

type Values = Readonly<Record<string, unknown>>;

/** The id of a file in a body: the stored form of it, or its id alone. */
function idIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return 'id' in value ? value.id : undefined;
}

/** The stored files that a value of a body names. @throws {ProblemError} `invalid` for a file that the record does not have. */
function namedFiles(field: string, value: unknown, stored: readonly StoredFile[]): readonly StoredFile[] {
  return [value].flat().flatMap((one) => {
    if (one === null || one === undefined || one === '') return [];
    const file = stored.find(({ id }) => id === idIn(one));
    if (!file) throw problem('invalid', { errors: { [field]: [{ code: 'file' }] } });
    return [file];
  });
}

/**
 * The values of the upload fields that a body changes. A body can keep a file that the record has, never name another:
 * knowing a file's id gives nobody its content.
 *
 * - nothing sent: absent, so that the stored file stays;
 * - files uploaded: they replace the one file, or are added to the several that are stored;
 * - a value sent (stored forms, ids, or nothing): exactly these of the stored files stay, before the uploaded ones.
 */
export function uploadValues(
  schema: Pick<ResourceSchema, 'fields'>,
  given: Values,
  uploaded: ReadonlyMap<string, readonly StoredFile[]>,
  stored: Values,
): Record<string, unknown> {
  const changed: Record<string, unknown> = {};
  for (const { name, several } of uploadFields(schema)) {
    const files = uploaded.get(name) ?? [];
    const named = Object.hasOwn(given, name);
    if (files.length === 0 && !named) continue;
    const own = filesIn(stored[name]);
    const kept = named ? namedFiles(name, given[name], own) : own;
    changed[name] = several ? [...kept, ...files] : (files.at(-1) ?? kept[0] ?? null);
  }
  return changed;
}
