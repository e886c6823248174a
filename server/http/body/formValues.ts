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

/** The value behind the text parts of one field: forms know neither lists nor objects. */
function valueOf(spec: FieldSpec, texts: readonly string[]): unknown {
  const [text = ''] = texts;
  const { type } = kindOf(spec).jsonSchema(spec);
  if (type === 'object' || (type === 'array' && texts.length === 1 && text.startsWith('['))) return fromJson(text);
  if (type === 'array') return texts.filter((one) => one !== '');
  return texts.length > 1 ? texts : text;
}

/**
 * The values of a form's text parts: a repeated name is a list, an embedded object or list is JSON in one part, and an
 * empty part is no value. Fields that are not declared stay as they came; validation refuses them.
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
