import { decidingFields } from '../../../src/resources/records/fieldRules';
import { recordIssues } from '../../../src/resources/records/recordIssues';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { FieldSpec } from '../../../src/resources/language/kind';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Values } from './requests';
import { sampleValue } from './samples';

const ATTEMPTS = 24;

/** Further values of a field: samples, and null if it is optional. */
function otherValues(name: string, spec: FieldSpec, index: number): readonly unknown[] {
  const kind = kindOf(spec);
  const isSampled = !spec.readOnly && !kind.reference && !kind.inner && !kind.upload;
  const samples = isSampled ? Array.from({ length: ATTEMPTS }, (_, step) => sampleValue(name, spec, index + step)) : [];
  return spec.required || spec.readOnly ? samples : [...samples, null];
}

/**
 * Changes a field, or a field that its rule depends on, until the rule accepts the record.
 *
 * @throws {Error} if no sample is accepted: the declaration needs `samples`
 */
export function unrefused(
  schema: ResourceSchema,
  field: string,
  values: Values,
  { index, given = {} }: { readonly index: number; readonly given?: Values },
): Values {
  const spec = schema.fields[field];
  const names = [field, ...(spec ? decidingFields(spec) : [])];
  for (const name of new Set(names)) {
    const own = schema.fields[name];
    if (!own || Object.hasOwn(given, name)) continue;
    for (const value of otherValues(name, own, index))
      if (!recordIssues(schema, { ...values, [name]: value })[field]) return { [name]: value };
  }
  throw new Error(`${schema.name}.${field}: every sample is refused; its declaration has to give 'samples'`);
}
