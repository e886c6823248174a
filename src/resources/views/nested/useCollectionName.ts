import { useTranslate } from 'ra-core';
import { resourceKey } from '../../registry/translationKeys';
import type { ResourceSchema } from '../../language/resourceSchema';

/** What a collection is called: by its many records, or by the one that there is below each parent. */
export function useCollectionName(): (schema: Pick<ResourceSchema, 'name' | 'operations'>) => string {
  const translate = useTranslate();
  return (schema) =>
    translate(resourceKey(schema, 'name'), { smart_count: schema.operations.list === 'single' ? 1 : 2 });
}
