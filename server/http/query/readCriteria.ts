import { allOf, compare, type Comparison, type Condition } from '../../../src/resources/language/condition';
import type { Issue } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { isObject } from '../../../src/resources/common/isObject';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isEmptyValue, type Issues } from '../../../src/resources/records/validate';
import { problem } from '../problem';
import { filterReader, type CollectionsBelow } from './filterReader';
import { readListRequest, type ListRequest } from './readListRequest';

type Criteria = Readonly<Record<string, unknown>>;

/** Converts a criterion into comparisons: one value, a list of alternatives (empty: any value), or `{ min, max }`. */
function comparisonsOf(field: string, value: unknown): readonly Comparison[] {
  if (Array.isArray(value)) return value.length === 0 ? [] : [compare(field, 'in', value)];
  if (!isObject(value)) return [compare(field, 'equals', value)];
  const { min, max, ...others } = value;
  // Unknown keys are rejected like a wrong value of the field.
  if (Object.keys(others).length > 0) return [compare(field, 'equals', value)];
  return [
    ...(isEmptyValue(min) ? [] : [compare(field, 'greaterOrEqual', min)]),
    ...(isEmptyValue(max) ? [] : [compare(field, 'lessOrEqual', max)]),
  ];
}

/** The fields that the list can be filtered by, by lower-case name. */
const criterionFields = ({ list, fields }: ResourceSchema): ReadonlyMap<string, string> =>
  new Map(
    list.filters.flatMap((name) => {
      const spec = fields[name];
      return spec && kindOf(spec).operators(spec).length > 0 ? [[name.toLowerCase(), name]] : [];
    }),
  );

/** Converts a criterion to query text; an object or array becomes JSON, which the parameter's reader rejects. */
const textOf = (value: unknown): string =>
  isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value);

/**
 * Reads criteria from a body: the parameters of the list and its filters by field name, both regardless of case. Empty
 * values count as absent.
 *
 * @throws {ProblemError} `invalid` for a field, `invalidParameter` for any other parameter
 */
export function readCriteria(schema: ResourceSchema, body: Criteria, collections?: CollectionsBelow): ListRequest {
  const names = criterionFields(schema);
  const read = filterReader(schema);
  const conditions: Condition[] = [];
  const issues: Record<string, readonly Issue[]> = {};
  const raw: Record<string, string> = {};
  for (const [given, value] of Object.entries(body)) {
    const field = names.get(given.toLowerCase());
    if (isEmptyValue(value) || (isObject(value) && Object.keys(value).length === 0)) continue;
    if (field === undefined) raw[given] = textOf(value);
    else
      for (const comparison of comparisonsOf(field, value)) {
        const condition = read(JSON.stringify(comparison));
        if (condition.ok) conditions.push(condition.value);
        else issues[given] = [condition.issue];
      }
  }
  if (Object.keys(issues).length > 0) throw problem('invalid', { errors: issues satisfies Issues });
  const request = readListRequest(schema, raw, collections);
  const filter = allOf([request.query.filter, ...conditions]);
  return { ...request, query: { ...request.query, ...(filter && { filter }) } };
}
