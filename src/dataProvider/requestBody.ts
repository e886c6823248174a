import { kindOf } from '../resources/fields/kinds';
import type { ResourceSchema } from '../resources/types';

/** A file that was chosen in a form and is not stored yet, as react-admin's inputs hold it. */
const chosenFile = (value: unknown): File | undefined => {
  const file = typeof value === 'object' && value !== null && 'rawFile' in value ? value.rawFile : value;
  return file instanceof File ? file : undefined;
};

const isUpload = (schema: Pick<ResourceSchema, 'fields'>, name: string): boolean => {
  const spec = schema.fields[name];
  return spec !== undefined && kindOf(spec).upload !== undefined;
};

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The parts of one field: files as they are, everything else as text; '' empties the field. */
function partsOf(value: unknown, upload: boolean): readonly (File | string)[] {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [''];
  if (!Array.isArray(value)) {
    // A stored file is not sent back: where none is sent, the API keeps it.
    if (upload) return [chosenFile(value)].filter((file) => file !== undefined);
    return [asText(value)];
  }
  // Of several files, those that stay are named beside the new ones; other lists are one part, so that one entry stays a list.
  return upload ? value.map((item) => chosenFile(item) ?? asText(item)) : [asText(value)];
}

/**
 * The body of a write: JSON, or a form where the declaration has files and one was chosen.
 *
 * @param values writable values, by field
 */
export function requestBody(schema: Pick<ResourceSchema, 'fields'>, values: Readonly<Record<string, unknown>>): unknown {
  const hasFile = Object.entries(values).some(([name, value]) => isUpload(schema, name) && [value].flat().some((one) => chosenFile(one)));
  if (!hasFile) return values;
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const part of partsOf(value, isUpload(schema, name))) {
      if (part instanceof File) form.append(name, part, part.name);
      else form.append(name, part);
    }
  }
  return form;
}
