import { kindOf } from '../../../src/resources/fields/kinds';
import type { StoredFile } from '../../../src/resources/fields/shared/stored';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';

export interface UploadField {
  readonly name: string;
  readonly several: boolean;
}

export const uploadFields = (schema: Pick<ResourceSchema, 'fields'>): readonly UploadField[] =>
  Object.entries(schema.fields).flatMap(([name, spec]) => {
    const { upload } = kindOf(spec);
    return upload ? [{ name, several: upload === 'several' }] : [];
  });

/** The cast is safe: the change set has validated the stored value. */
export const filesIn = (value: unknown): readonly StoredFile[] => {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? (value as readonly StoredFile[]) : [value as StoredFile];
};
