import { columnsOf } from '../cells/columns';
import type { ExchangeColumn } from '../cells/cellTypes';
import type { Registry } from '../../registry/registry';
import type { ResourceSchema } from '../../language/resourceSchema';
import type { ImportTarget } from './importPlanTypes';

/** Column prefix of a nested collection: the last segment of its address, `contrats`. */
export const nestedName = ({ name }: Pick<ResourceSchema, 'name'>): string => name.slice(name.lastIndexOf('/') + 1);

/** Child collections that can be imported with their parent: writable lists. */
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

/** Possible targets of a file's columns, in field order; nested collections last. */
export const targetsOf = (schema: ResourceSchema, nested: readonly ResourceSchema[] = []): readonly ImportTarget[] => [
  ...columnsOf(schema)
    .filter(isRead)
    .map((column) => ({ target: column.name, column })),
  ...nested.flatMap(nestedTargets),
];

/**
 * Columns that can match rows with records: unique fields, then the id.
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
