import type { ListFilter } from '../../records/listFilter';
import { isSame } from '../../common/isSame';
import type { ResourceSchema } from '../../language/resourceSchema';
import { isObject } from '../../common/isObject';

/** What a saved view holds of a list. */
export interface ViewContent {
  readonly filter: ListFilter;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  /** The chosen columns, their order and widths; their readers must expect anything. */
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

// By hand: a library of schemas would be a fifth of what every list loads.
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

/** A view as it is stored. */
export const printView = (content: ViewContent): string => JSON.stringify(content);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a stored view by today's declaration; undefined for anything else. An order by a removed field is dropped. */
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

/** Whether two contents show the same. */
export const isSameView = (one: ViewContent, other: ViewContent): boolean =>
  isSame(JSON.parse(printView(one)), JSON.parse(printView(other)));
