import { useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import type { ResourceSchema } from '../../language/resourceSchema';

/** Plural name of a collection; singular for a single record below its parent. */
export function useCollectionName(): (schema: Pick<ResourceSchema, 'name' | 'operations'>) => string {
  const translate = useTranslate();
  return (schema) =>
    translate(resourceKey(schema, 'name'), { smart_count: schema.operations.list === 'single' ? 1 : 2 });
}
