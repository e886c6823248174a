import { allOf } from '../../resources/language/condition';
import { conditionAt } from '../../resources/language/moments';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { parametersCondition, parametersSort } from '../../resources/records/listFilter';
import type { ListQuery } from '../../resources/records/listQuery';

/** A query that says by conditions and order what its declared parameters mean: for a list that takes none. */
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
