import type { FieldSpec } from '../../language/kind';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isInput } from '../form/formValues';

/** The fields of a keyed collection that are given with a record that is added; none where it is added without a body. */
export function sharedFieldsOf(
  schema: Pick<ResourceSchema, 'fields' | 'key' | 'createdAtKey'>,
): readonly (readonly [string, FieldSpec])[] {
  if (schema.createdAtKey) return [];
  return Object.entries(schema.fields).filter(([name]) => name !== schema.key && isInput(schema, name, true));
}
