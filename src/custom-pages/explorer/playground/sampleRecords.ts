import { kindOf } from '../../../resources/fields/kinds';
import type { FieldSpec } from '../../../resources/language/kind';
import type { AnyRecord, ResourceSchema } from '../../../resources/language/resourceSchema';

const RECORDS = 12;

/** Possible values of a field, starting with this record's; the kind decides which are valid. */
function candidates(name: string, spec: FieldSpec, index: number): readonly unknown[] {
  const kind = kindOf(spec);
  const { valid } = kind.samples;
  return [
    ...('options' in spec && Array.isArray(spec.options)
      ? [(spec.options as readonly { readonly value?: unknown }[])[index % spec.options.length]?.value]
      : []),
    ...(kind.column(spec) === 'boolean' ? [index % 2 === 0] : []),
    ...(spec.samples ?? []).slice(index, index + 1),
    ...(kind.reference ? [(index % RECORDS) + 1] : []),
    ...(kind.seed ? [kind.seed(spec, index)] : []),
    `${name} ${index + 1}`,
    ...valid.slice(index % valid.length),
    ...valid,
  ];
}

/** A valid value of a field; null if no candidate is valid. */
function sampleOf(name: string, spec: FieldSpec, index: number): unknown {
  if (kindOf(spec).upload) return null;
  for (const candidate of candidates(name, spec, index)) {
    const read = kindOf(spec).parse(candidate, spec);
    if (read.ok) return read.value;
  }
  return null;
}

export const sampleRecords = ({ fields }: ResourceSchema): readonly AnyRecord[] =>
  Array.from({ length: RECORDS }, (_, index) => ({
    id: index + 1,
    ...Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, sampleOf(name, spec, index)])),
  }));
