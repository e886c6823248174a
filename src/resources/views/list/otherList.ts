import { otherListKey, resourceKey } from '../../registry/translationKeys';
import type { OtherList } from '../../language/nesting';
import type { Registry } from '../../registry/registry';
import type { ResourceSchema } from '../../language/resourceSchema';

type Titled = Pick<ResourceSchema, 'name' | 'help' | 'paths' | 'otherLists'>;

/** The further list of a schema made by `asOtherList`; undefined for the resource's own list. */
export function otherListOf({ paths, otherLists }: Pick<Titled, 'paths' | 'otherLists'>) {
  const path = paths?.list;
  const other = path === undefined ? undefined : otherLists[path];
  return path === undefined || !other ? undefined : { path, other };
}

/**
 * The schema for the further list at `path`: own address, columns and sort, with fixed parameters that have
 * no switch. Everything else is the resource's.
 */
export function asOtherList(schema: ResourceSchema, path: string, other: OtherList): ResourceSchema {
  return {
    ...schema,
    paths: {
      ...schema.paths,
      list: path,
      ...(other.show !== undefined && { show: other.show }),
      ...(other.create !== undefined && { create: other.create }),
    },
    list: {
      ...schema.list,
      ...(other.columns && { columns: other.columns }),
      ...(other.sort && { sort: other.sort }),
    },
    parameters: {},
  };
}

/** The reader's version of a screen's schema, without fields closed to them. */
export function readersSchema({ schemas }: Pick<Registry, 'schemas'>, declared: ResourceSchema): ResourceSchema {
  const own = schemas.find(({ name }) => name === declared.name) ?? declared;
  const path = otherListOf(declared)?.path;
  const other = path === undefined ? undefined : own.otherLists[path];
  return path === undefined || !other ? own : asOtherList(own, path, other);
}

/** Fixed parameters of a further list; empty for the resource's own list. */
export const givenFilter = (schema: Titled): Readonly<Record<string, true>> =>
  Object.fromEntries((otherListOf(schema)?.other.parameters ?? []).map((name) => [name, true]));

export function listTitleKey(schema: Titled): string {
  const found = otherListOf(schema);
  return found ? otherListKey(schema, found.path) : resourceKey(schema, 'name');
}

export function listHelpKey(schema: Titled): string | undefined {
  const found = otherListOf(schema);
  if (found) return found.other.help && otherListKey(schema, found.path, '$help');
  return schema.help && resourceKey(schema, '$help');
}

const MOST_IN_A_ROW = 2;

/** Actions in the rows of a further list: those that set values, which is the purpose of such a list. */
export const rowActionNames = (schema: Pick<ResourceSchema, 'paths' | 'otherLists' | 'actions'>): readonly string[] =>
  otherListOf(schema)
    ? Object.entries(schema.actions)
        .filter(([, action]) => 'sets' in action)
        .map(([name]) => name)
        .slice(0, MOST_IN_A_ROW)
    : [];
