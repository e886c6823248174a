import type { ListFilter } from '../../records/listFilter';
import { isSame } from '../../common/isSame';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isObject } from '../../common/isObject';

export interface ViewContent {
  readonly filter: ListFilter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** Chosen columns with order and widths; stored data, so not trusted. */
  readonly columns: {
    readonly shown?: readonly string[] | undefined;
    readonly order?: readonly string[] | undefined;
    readonly widths?: Readonly<Record<string, number>> | undefined;
  };
  readonly density?: string | undefined;
}

const isNames = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((name) => typeof name === 'string'));

const isWidths = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every(Number.isFinite));

// Checked by hand: a schema library would be a fifth of every list's code.
const isContent = (value: unknown): value is ViewContent =>
  isObject(value) &&
  isObject(value['filter']) &&
  isObject(value['sort']) &&
  typeof value['sort']['field'] === 'string' &&
  (value['sort']['order'] === 'ASC' || value['sort']['order'] === 'DESC') &&
  isObject(value['columns']) &&
  isNames(value['columns']['shown']) &&
  isNames(value['columns']['order']) &&
  isWidths(value['columns']['widths']) &&
  (value['density'] === undefined || typeof value['density'] === 'string');

export const printView = (content: ViewContent): string => JSON.stringify(content);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a stored view against the current declaration; undefined if invalid. A sort by a removed field is dropped. */
export function readView(schema: ResourceSchema, text: unknown): ViewContent | undefined {
  const read = typeof text === 'string' ? parsed(text) : undefined;
  if (!isContent(read)) return undefined;
  const { filter, sort, columns, density } = read;
  return {
    filter,
    sort: sort.field === 'id' || Object.hasOwn(schema.fields, sort.field) ? sort : schema.list.sort,
    columns,
    density,
  };
}

export const isSameView = (one: ViewContent, other: ViewContent): boolean =>
  isSame(JSON.parse(printView(one)), JSON.parse(printView(other)));
