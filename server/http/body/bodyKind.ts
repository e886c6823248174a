import type { BodyKind } from '../../../src/resources/language/addressing';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { uploadFields } from './uploadFields';

export type WriteMode = 'create' | 'update';

/** Where a write takes its values: as declared, or a form where the resource has files, or JSON. */
export const bodyKindOf = (schema: Pick<ResourceSchema, 'fields' | 'bodies'>, mode: WriteMode): BodyKind =>
  schema.bodies?.[mode] ?? (uploadFields(schema).length > 0 ? 'form' : 'json');

/** Whether a write has a body at all: its values may stand in its address. */
export const hasBody = (schema: ResourceSchema, mode: WriteMode): boolean =>
  bodyKindOf(schema, mode) !== 'query' && !(mode === 'create' && schema.createdAtKey);
