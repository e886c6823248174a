import { hasScreens, heldOf, isRouteAllowed, ruleOf, type Grants } from '../../access/access';
import { kindOf } from '../../fields/kinds';
import type { ResourceSchema } from '../../language/resourceSchema';
import { wideFilter } from '../../records/listFilter';
import { DEFAULT_PAGE_SIZE } from '../../records/listQuery';
import { pathOf } from '../../registry/paths';
import type { Registry } from '../../registry/registry';
import { listSearch } from '../list/state/useListAddress';

/** Address of the list of those records of `resource` that refer to a record; undefined if no list can show them. */
export function usesList(
  registry: Registry,
  target: Pick<ResourceSchema, 'name'>,
  { resource, id }: { readonly resource: string; readonly id: number },
  held: Grants | undefined,
): string | undefined {
  const found = registry.referrersOf(target.name).filter(({ schema }) => schema.name === resource);
  const schema = found[0]?.schema;
  if (!schema || !held || schema.parent || schema.internal || !hasScreens(schema)) return undefined;
  if (!isRouteAllowed(ruleOf(schema, 'list'), heldOf(schema, 'list', held))) return undefined;
  const where = found.map(({ field }) => ({ field, operator: 'in', value: [id] }) as const);
  const canFilter = found.every(({ field }) => {
    const spec = schema.fields[field];
    return spec !== undefined && kindOf(spec).operators(spec).includes('in');
  });
  if (!canFilter) return undefined;
  const filter = { ...wideFilter(schema), where: where.length > 1 ? [{ any: where }] : where };
  return `${pathOf(schema, 'list')}?${listSearch({ filter, sort: schema.list.sort, page: 1, perPage: DEFAULT_PAGE_SIZE })}`;
}
