import { otherListKey, resourceKey } from '../../registry/translationKeys';
import type { OtherList } from '../../language/nesting';
import type { Registry } from '../../registry/registry';
import type { ResourceSchema } from '../../language/resourceSchema';

type Titled = Pick<ResourceSchema, 'name' | 'help' | 'paths' | 'otherLists'>;

/** The further list that a declaration was made for by `asOtherList`; undefined for the resource's own list. */
export function otherListOf({ paths, otherLists }: Pick<Titled, 'paths' | 'otherLists'>) {
  const path = paths?.list;
  const other = path === undefined ? undefined : otherLists[path];
  return path === undefined || !other ? undefined : { path, other };
}

/**
 * The declaration as the further list at `path` shows it: its own address, columns and order, and its parameters given
 * once and for all, so that no switch contradicts them. Everything else is the resource's.
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

/** A declaration that a screen was made with, as far as it is the reader's. */
export function readersSchema({ schemas }: Pick<Registry, 'schemas'>, declared: ResourceSchema): ResourceSchema {
  const own = schemas.find(({ name }) => name === declared.name) ?? declared;
  const path = otherListOf(declared)?.path;
  const other = path === undefined ? undefined : own.otherLists[path];
  return path === undefined || !other ? own : asOtherList(own, path, other);
}

/** What a further list always asks for; nothing for the resource's own list. */
export const givenFilter = (schema: Titled): Readonly<Record<string, true>> =>
  Object.fromEntries((otherListOf(schema)?.other.parameters ?? []).map((name) => [name, true]));

/** Key of a list's title: the resource's, or that of the further list. */
export function listTitleKey(schema: Titled): string {
  const found = otherListOf(schema);
  return found ? otherListKey(schema, found.path) : resourceKey(schema, 'name');
}

/** Key of the sentence below a list's title; undefined where it is missing. */
export function listHelpKey(schema: Titled): string | undefined {
  const found = otherListOf(schema);
  if (found) return found.other.help && otherListKey(schema, found.path, '$help');
  return schema.help && resourceKey(schema, '$help');
}

/** As many of a record's actions fit beside its row. */
const MOST_IN_A_ROW = 2;

/** The actions that the rows of a further list offer: those that write values, which is what such a list is for. */
export const rowActionNames = (schema: Pick<ResourceSchema, 'paths' | 'otherLists' | 'actions'>): readonly string[] =>
  otherListOf(schema)
    ? Object.entries(schema.actions)
        .filter(([, action]) => 'sets' in action)
        .map(([name]) => name)
        .slice(0, MOST_IN_A_ROW)
    : [];
