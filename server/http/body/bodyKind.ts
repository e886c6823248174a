import type { BodyKind } from '../../../src/resources/language/addressing';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { uploadFields } from './uploadFields';

export type WriteMode = 'create' | 'update';

/** Returns the declared body kind; by default a form if the resource has file fields, else JSON. */
export const bodyKindOf = (schema: Pick<ResourceSchema, 'fields' | 'bodies'>, mode: WriteMode): BodyKind =>
  schema.bodies?.[mode] ?? (uploadFields(schema).length > 0 ? 'form' : 'json');

/** False if the operation takes its values from the address, so that it has no body. */
export const hasBody = (schema: ResourceSchema, mode: WriteMode): boolean =>
  bodyKindOf(schema, mode) !== 'query' && !(mode === 'create' && schema.createdAtKey);
