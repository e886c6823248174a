import { kindOf } from '../fields/kinds';
import type { ResourceSchema } from '../language/resourceSchema';

/** Fields that a list offers to filter by: the declared ones, which have an index, and then every other text. */
export function filterFields({ fields, list }: Pick<ResourceSchema, 'fields' | 'list'>): readonly string[] {
  const texts = Object.entries(fields).flatMap(([field, spec]) => {
    const kind = kindOf(spec);
    const isText = kind.column(spec) === 'text' && kind.operators(spec).includes('contains');
    return isText && !list.filters.includes(field) ? [field] : [];
  });
  return [...list.filters, ...texts];
}
