import { kindOf } from '../../../src/resources/fields/kinds';
import type { FieldSpec } from '../../../src/resources/language/kind';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Forms have neither lists nor objects, so the field's kind decides how its text parts are read. */
function valueOf(spec: FieldSpec, texts: readonly string[]): unknown {
  const [text = ''] = texts;
  const { type } = kindOf(spec).jsonSchema(spec);
  if (type === 'object' || (type === 'array' && texts.length === 1 && text.startsWith('['))) return fromJson(text);
  if (type === 'array') return texts.filter((one) => one !== '');
  return texts.length > 1 ? texts : text;
}

/**
 * Reads the values of a form's text parts: a repeated name is a list, an embedded object or list is JSON in one part,
 * and an empty part is no value. Undeclared fields are passed on as they are; validation rejects them.
 */
export function formValues(
  schema: Pick<ResourceSchema, 'fields'>,
  parts: ReadonlyMap<string, readonly string[]>,
): Record<string, unknown> {
  return Object.fromEntries(
    [...parts].map(([name, texts]) => {
      const spec = Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
      return [name, spec ? valueOf(spec, texts) : texts[0]];
    }),
  );
}
