import { allOf } from '../../../src/resources/language/condition';
import { readListFilter, wideningParameters, type ListFilter } from '../../../src/resources/records/listFilter';
import type { ListQuery } from '../../../src/resources/records/listQuery';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isObject } from '../../../src/resources/common/isObject';
import { filterReader } from '../../http/query/filterReader';

type Selection = Pick<ListQuery, 'filter' | 'parameters' | 'values'>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** True if the parameter narrows the list; parameters that would reveal more are not allowed in exports. */
const narrows = (schema: ResourceSchema, name: string, value: unknown): boolean => {
  const parameter = Object.hasOwn(schema.parameters, name) ? schema.parameters[name] : undefined;
  if (!parameter || wideningParameters(schema).includes(name)) return false;
  if (parameter.equals === undefined) return value === true;
  return readListFilter(schema, { [name]: value }).values?.[name] !== undefined;
};

/**
 * Reads the list filter of an export from JSON (`ExportDonnees.filtre`). Returns undefined if any part is unknown,
 * because ignoring it would export rows that it should exclude.
 */
export function readExportConditions(schema: ResourceSchema, text: string): Selection | undefined {
  if (text === '') return {};
  const json = parsed(text);
  if (!isObject(json)) return undefined;
  const { where = [], ...parameters } = json;
  if (!Array.isArray(where)) return undefined;
  if (!Object.entries(parameters).every(([name, value]) => narrows(schema, name, value))) return undefined;
  const read = where.map((part: unknown) => filterReader(schema)(JSON.stringify(part)));
  if (!read.every((one) => one.ok)) return undefined;
  const filter = allOf(read.map(({ value }) => value));
  const { parameters: flags, values } = readListFilter(schema, parameters satisfies ListFilter);
  return { ...(flags && { parameters: flags }), ...(values && { values }), ...(filter && { filter }) };
}
