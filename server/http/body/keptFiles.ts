import type { FieldSpec } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { StoredFile } from '../../../src/resources/fields/shared/stored';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isEmptyValue, validateField } from '../../../src/resources/records/validate';
import { problem } from '../problem';
import { filesIn, uploadFields } from './uploadFields';
import type { Values } from '../../../src/resources/language/values';

const YES_OR_NO: FieldSpec = { kind: 'boolean', label: ['', '', '', ''] };

/** Clients send a stored file as an object with an id, or as the id alone. */
function idIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return 'id' in value ? value.id : undefined;
}

/** @throws {ProblemError} `invalid` for a file that the record does not have */
function namedFiles(field: string, value: unknown, stored: readonly StoredFile[]): readonly StoredFile[] {
  return [value].flat().flatMap((one) => {
    if (one === null || one === undefined || one === '') return [];
    const file = stored.find(({ id }) => id === idIn(one));
    if (!file) throw problem('invalid', { errors: { [field]: [{ code: 'file' }] } });
    return [file];
  });
}

/**
 * Applies the removal instructions of a body: `removeImageSecondaire: true` empties the picture's field. A file that
 * the same request uploads replaces the removed one.
 *
 * @throws {ProblemError} `invalid` if an instruction is not a boolean
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
 * Computes the new values of the upload fields. A body may keep files of its record, but never refer to another
 * record's: knowing a file's id must not give access to its content.
 *
 * - field absent: the stored file stays;
 * - files uploaded: they replace the single file, or are added to the stored ones;
 * - value sent (stored files, ids, or null): only these stored files stay, followed by the uploaded ones.
 *
 * @throws {ProblemError} `invalid` for two files in a single-file field
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
