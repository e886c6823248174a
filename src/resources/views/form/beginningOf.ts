import { kindOf } from '../../fields/kinds';
import { viewOf } from '../../fields/views';
import type { FieldSpec } from '../../language/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isInput } from './formValues';

/** True if typed letters arrive: a closed choice and a switch lose them, a picker searches by them. */
const isTyped = (spec: FieldSpec): boolean => {
  const kind = kindOf(spec);
  return kind.reference !== undefined || (kind.column(spec) === 'text' && !viewOf(spec).isChosen);
};

/**
 * The field in which a new record begins: the first one that must be filled, unless it is filled already; without
 * one, the first text. An optional choice before it is a Shift+Tab away. Only of the first section, because others may
 * be added while one types; and never a field that shows later.
 */
export function beginningOf(schema: ResourceSchema): string | undefined {
  const inputs = schema.sections
    .map(({ fields }) => fields.filter((name) => isInput(schema, name, true)))
    .find((fields) => fields.length > 0);
  const fields = (inputs ?? []).flatMap((name): readonly (readonly [string, FieldSpec])[] => {
    const spec = schema.fields[name];
    return spec && !spec.visibleWhen ? [[name, spec]] : [];
  });
  const missing = fields.find(([, { required, initial }]) => required && initial === undefined);
  return (missing ?? fields.find(([, spec]) => isTyped(spec)) ?? fields[0])?.[0] ?? inputs?.[0];
}

/**
 * The field in which a stored record's form begins instead of its first input, if that is a unique code, which others
 * know the record by and which rarely changes.
 */
export function beginningAfterCode(schema: ResourceSchema): string | undefined {
  const { sections, fields } = schema;
  const inputs = sections[0]?.fields.filter((name) => isInput(schema, name, false)) ?? [];
  if (!fields[inputs[0] ?? '']?.unique) return undefined;
  return inputs.find((name) => !fields[name]?.unique && !fields[name]?.visibleWhen);
}
