import { columnsOf } from '../cells/columns';
import type { ExchangeColumn } from '../cells/cellTypes';
import type { Registry } from '../../registry/registry';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { ImportTarget } from './importPlanTypes';

/** The name with which the columns of a nested collection begin: the last segment of its address, `contrats`. */
export const nestedName = ({ name }: Pick<ResourceSchema, 'name'>): string => name.slice(name.lastIndexOf('/') + 1);

/** The collections below a resource whose records a file of that resource can carry: lists that are written. */
export const nestedOf = (registry: Registry, schema: ResourceSchema): readonly ResourceSchema[] =>
  registry
    .childrenOf(schema.name)
    .filter(
      ({ name, operations, view, computed, internal }) =>
        !view &&
        !computed &&
        !internal &&
        name.startsWith(`${schema.name}/{`) &&
        operations.list !== 'single' &&
        (operations.create !== 'none' || operations.update !== 'none'),
    );

const isRead = ({ isRead: read }: ExchangeColumn): boolean => read;

function nestedTargets(nested: ResourceSchema): readonly ImportTarget[] {
  const prefix = nestedName(nested);
  return columnsOf(nested)
    .filter(isRead)
    .map((column) => ({ target: `${prefix}.${column.name}`, column, nested }));
}

/** What the columns of a file of a resource can mean, in the order of its fields; those of nested collections last. */
export const targetsOf = (schema: ResourceSchema, nested: readonly ResourceSchema[] = []): readonly ImportTarget[] => [
  ...columnsOf(schema)
    .filter(isRead)
    .map((column) => ({ target: column.name, column })),
  ...nested.flatMap(nestedTargets),
];

/**
 * The columns by which rows can be matched with records: fields that no two records share, then the id.
 *
 * @example keysOf(TypeContrats) // ['code', 'id']
 */
export const keysOf = (schema: ResourceSchema): readonly string[] => [
  ...columnsOf(schema)
    .filter(
      ({ role, path, spec, isRead: read }) => role === 'field' && read && path.length === 1 && spec.unique === true,
    )
    .map(({ name }) => name),
  'id',
];
