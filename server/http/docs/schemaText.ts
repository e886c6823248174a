import { isObject } from '../../../src/resources/common/isObject';
import type { JsonSchema } from '../../../src/resources/language/kind';

const partsOf = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? value.filter(isObject) : []);

export const referredTo = ({ $ref }: JsonSchema): string | undefined =>
  typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : undefined;

/** Formats the bounds or the allowed values of a schema, such as `1 – 500`. */
function boundsOf({ minimum, maximum, maxLength, enum: values }: JsonSchema): string {
  if (Array.isArray(values)) return values.map(String).join(' | ');
  if (maxLength !== undefined) return `≤ ${String(maxLength)}`;
  if (minimum !== undefined && maximum !== undefined) return `${String(minimum)} – ${String(maximum)}`;
  return minimum === undefined ? '' : `≥ ${String(minimum)}`;
}

/**
 * Formats a JSON Schema on one line.
 *
 * @example schemaText({ anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] }) // 'integer ≥ 1 | null'
 */
export function schemaText(schema: JsonSchema): string {
  const reference = referredTo(schema);
  if (reference !== undefined) return reference;
  const alternatives = partsOf(schema['anyOf']);
  if (alternatives.length > 0) return alternatives.map(schemaText).join(' | ');
  if (schema['type'] === 'array') return `[${isObject(schema['items']) ? schemaText(schema['items']) : ''}]`;
  const type = Array.isArray(schema['type']) ? schema['type'].join(' | ') : String(schema['type'] ?? '*');
  return [type, boundsOf(schema)].filter(Boolean).join(' ');
}

export interface Property {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
}

export function propertiesOf({ properties, required }: JsonSchema): readonly Property[] {
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]) =>
    isObject(schema) ? [{ name, schema, required: names.includes(name) }] : [],
  );
}
