import { allOf } from '../../resources/language/condition';
import { conditionAt } from '../../resources/language/moments';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { parametersCondition, parametersSort } from '../../resources/records/listFilter';
import type { ListQuery } from '../../resources/records/listQuery';

/** Converts declared parameters to conditions and an order, for a list that does not accept parameters. */
export function withParameters(schema: ResourceSchema, query: ListQuery): ListQuery {
  const sorts = query.orderBy === undefined ? parametersSort(schema, query.parameters) : undefined;
  const meant = parametersCondition(schema, query);
  const filter = allOf([query.filter, meant && conditionAt(meant, new Date())]);
  return {
    ...query,
    ...(sorts && { orderBy: sorts.field, descending: sorts.order === 'DESC' }),
    ...(filter && { filter }),
  };
}
