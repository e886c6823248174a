import { kindOf } from '../fields/kinds';
import { optionsOf } from '../fields/shared/options';
import type { ResourceSchema } from '../language/resourceSchema';
import type { ListFilter } from './listFilter';

/** Fields by whose values a list can group its records: one choice, one reference, yes or no. */
export const groupFields = ({ fields }: Pick<ResourceSchema, 'fields'>): readonly string[] =>
  Object.entries(fields).flatMap(([field, spec]) => {
    const kind = kindOf(spec);
    const column = kind.column(spec);
    const isChoice = optionsOf(spec).length > 0 || kind.reference?.(spec) !== undefined || column === 'boolean';
    return isChoice && kind.sortable && !column.endsWith('[]') ? [field] : [];
  });

/** The field by which a filter's list is grouped, if the declaration allows it. */
export function groupOf(schema: Pick<ResourceSchema, 'fields'>, { groupBy }: ListFilter): string | undefined {
  return typeof groupBy === 'string' && groupFields(schema).includes(groupBy) ? groupBy : undefined;
}
