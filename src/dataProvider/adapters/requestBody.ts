import type { BodyKind } from '../../resources/language/addressing';
import { kindOf } from '../../resources/fields/kinds';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import type { Call } from '../httpTypes';
import type { Values } from '../../resources/language/values';

/** A file chosen in a form, as react-admin's inputs store it; undefined for a stored file. */
export const chosenFile = (value: unknown): File | undefined => {
  const file = typeof value === 'object' && value !== null && 'rawFile' in value ? value.rawFile : value;
  return file instanceof File ? file : undefined;
};

const isStored = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const isUpload = (schema: Pick<ResourceSchema, 'fields'>, name: string): boolean => {
  const spec = schema.fields[name];
  return spec !== undefined && kindOf(spec).upload !== undefined;
};

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The ids of files to keep ('' for none), then the new files. */
function partsOfFiles(values: readonly unknown[]): readonly (File | string)[] {
  const kept = values.flatMap((value) => (isStored(value) ? [value.id] : []));
  return [...(kept.length > 0 ? kept : ['']), ...values.map(chosenFile).filter((file) => file !== undefined)];
}

/** The form parts of a field: files as they are, other values as text; '' clears the field. */
function partsOf(value: unknown, upload: boolean): readonly (File | string)[] {
  if (value === null || value === '') return [''];
  if (!upload) return [asText(value)];
  if (Array.isArray(value)) return partsOfFiles(value);
  // A stored file is not sent: the API keeps it.
  return [chosenFile(value)].filter((file) => file !== undefined);
}

function formOf(schema: Pick<ResourceSchema, 'fields'>, values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const part of partsOf(value, isUpload(schema, name))) {
      if (part instanceof File) form.append(name, part, part.name);
      else form.append(name, part);
    }
  }
  return form;
}

export const hasUploads = (fields: ResourceSchema['fields']): boolean =>
  Object.keys(fields).some((name) => isUpload({ fields }, name));

/** The encoding of a creation: as declared, else a form if the resource has files. */
export const creationBody = ({ fields, bodies }: Pick<ResourceSchema, 'fields' | 'bodies'>): BodyKind =>
  bodies?.create ?? (hasUploads(fields) ? 'form' : 'json');

/**
 * Encodes a write: as JSON, as a form if declared or if a file was chosen, or as a query string for requests without a
 * body.
 * @param values writable values, by field
 */
export function requestBody(
  schema: Pick<ResourceSchema, 'fields'>,
  values: Values,
  kind?: BodyKind,
): Pick<Call, 'body' | 'query'> {
  if (kind === 'query') {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
    // As strings, so that 0 and false are sent too.
    return { query: Object.fromEntries(given.map(([name, value]) => [name, asText(value)])) };
  }
  const hasFile = Object.entries(values).some(
    ([name, value]) => isUpload(schema, name) && [value].flat().some((one) => chosenFile(one)),
  );
  return { body: kind === 'form' || hasFile ? formOf(schema, values) : values };
}
