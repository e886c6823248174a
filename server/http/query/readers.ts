import { parseId } from '../../../src/resources/fields/shared/ids';
import { kindOf } from '../../../src/resources/fields/kinds';
import { MAX_IDS, MAX_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { nearest } from '../../../src/resources/common/nearest';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { accept, reject, type ParameterReader } from './readParameters';

const MAX_SEARCH_LENGTH = 200;

const countFrom = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;

export const readPageNumber: ParameterReader<number> = (text) => {
  const page = countFrom(text);
  return page === undefined ? reject('pageNumber') : accept(page);
};

export const readPageSize: ParameterReader<number> = (text) => {
  const size = countFrom(text);
  return size === undefined || size > MAX_PAGE_SIZE ? reject('pageSize', { max: MAX_PAGE_SIZE }) : accept(size);
};

export const readSearch: ParameterReader<string> = (text) =>
  text.length > MAX_SEARCH_LENGTH ? reject('tooLong', { max: MAX_SEARCH_LENGTH }) : accept(text);

/** Cuts the text to 500 characters, more than any value that it is compared with has. */
export const readText: ParameterReader<string> = (text) => accept(text.slice(0, 500));

/** Passes the text on; the field's own validation follows later. */
export const readValue: ParameterReader<string> = (text) => accept(text);

export const readRank: ParameterReader<number> = (text) =>
  /^\d{1,9}$/.test(text) ? accept(Number(text)) : reject('filterValue', { name: text.slice(0, 20) });

/** Accepts `true` and `false` in any case, and `1` and `0`, which forms send. */
export const readYesOrNo: ParameterReader<boolean> = (text) => {
  if (/^(true|1)$/i.test(text)) return accept(true);
  return /^(false|0)$/i.test(text) ? accept(false) : reject('yesOrNo');
};

/** Validates the id of a linked record, but keeps it as text. */
export const readLinkedId: ParameterReader<string> = (text) =>
  parseId(text) === undefined ? reject('filterValue', { name: text.slice(0, 20) }) : accept(text);

export const readIds: ParameterReader<readonly number[]> = (text) => {
  const ids = new Set<number>();
  for (const part of text.split(',')) {
    const id = parseId(part.trim());
    if (id === undefined) return reject('ids', { max: MAX_IDS });
    ids.add(id);
  }
  return ids.size > MAX_IDS ? reject('ids', { max: MAX_IDS }) : accept([...ids]);
};

export const sortableFields = (schema: ResourceSchema): readonly string[] => [
  'id',
  ...Object.entries(schema.fields).flatMap(([name, spec]) => (kindOf(spec).sortable ? [name] : [])),
];

export const orderReader =
  (schema: ResourceSchema, fields = sortableFields(schema)): ParameterReader<string> =>
  (text) => {
    const field = fields.find((name) => name.toLowerCase() === text.toLowerCase());
    if (field !== undefined) return accept(field);
    const close = nearest(text.slice(0, 100), fields);
    const name = text.slice(0, 100);
    return close ? reject('orderByNearest', { name, nearest: close }) : reject('orderBy', { name });
  };
