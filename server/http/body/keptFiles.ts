import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { StoredFile } from '../../../src/resources/fields/shared/stored';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isEmptyValue, validateField } from '../../../src/resources/records/validate';
import { problem } from '../problem';
import { filesIn, uploadFields } from './uploadFields';
import type { Values } from '../../../src/resources/language/values';

/** How an instruction is read: as every other boolean of a body. */
const YES_OR_NO: FieldSpec = { kind: 'boolean', label: ['', '', '', ''] };

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
 * The values of a body with its instructions followed: `removeImageSecondaire: true` is the field of the picture without
 * a value. A file that is sent with it takes the place of the removed one.
 *
 * @throws {ProblemError} `invalid` for an instruction that is neither true nor false.
 */
export function takeInstructions(schema: Pick<ResourceSchema, 'fields'>, values: Values): Values {
  const taken = new Map(Object.entries(values));
  for (const [field, spec] of Object.entries(schema.fields)) {
    const instruction = kindOf(spec).removedBy?.(spec);
    if (instruction === undefined || !taken.has(instruction)) continue;
    const value = taken.get(instruction);
    taken.delete(instruction);
    if (isEmptyValue(value)) continue;
    const given = validateField(value, YES_OR_NO);
    if (!given.ok) throw problem('invalid', { errors: { [instruction]: given.issues } });
    if (given.value === true) taken.set(field, null);
  }
  return Object.fromEntries(taken);
}

/**
 * The values of the upload fields that a body changes. A body can keep a file that the record has, never name another:
 * knowing a file's id does not give its content.
 *
 * - nothing sent: absent, so that the stored file stays;
 * - files uploaded: they replace the one file, or are added to the several that are stored;
 * - a value sent (stored forms, ids, or nothing): exactly these of the stored files stay, before the uploaded ones.
 *
 * @throws {ProblemError} `invalid` for two files where there can be one.
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
    if (!several && files.length > 1) throw problem('invalid', { errors: { [name]: [{ code: 'oneFile' }] } });
    const named = Object.hasOwn(given, name);
    if (files.length === 0 && !named) continue;
    const own = filesIn(stored[name]);
    const kept = named ? namedFiles(name, given[name], own) : own;
    changed[name] = several ? [...kept, ...files] : (files.at(-1) ?? kept[0] ?? null);
  }
  return changed;
}
