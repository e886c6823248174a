import type { ChangeRequest, RowReport } from '../../../resources/changes/changes';
import type { Issues } from '../../../resources/fields/shared/reading';
import { recordIssues } from '../../../resources/records/recordIssues';
import type { AnyRecord, ResourceSchema } from '../../../resources/language/resourceSchema';
import { isEmptyValue, validateRecord } from '../../../resources/records/validate';
import { changedValues } from '../../../resources/records/changedValues';
import type { Values } from '../../../resources/language/values';

/** A refused row; the message is a translation key. */
const refused = (reason: string, message: string, issues?: Issues): Omit<RowReport, 'index'> => ({
  status: 'refused',
  reason,
  message,
  ...(issues && { issues }),
});

const invalid = (issues: Issues) => refused('invalid', 'data.errors.invalid', issues);

const declared = ({ fields }: ResourceSchema, record: Values): Values =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (isEmptyValue(record[name]) ? [] : [[name, record[name]]])));

function planUpdate(schema: ResourceSchema, values: Values, previous: AnyRecord): Omit<RowReport, 'index'> {
  const read = validateRecord(schema, values, 'update');
  const after = changedValues(previous, read.values);
  const names = Object.keys(after);
  const fixed = names.filter((name) => schema.fields[name]?.immutable || name === schema.key);
  const issues: Issues = {
    ...read.issues,
    ...Object.fromEntries(fixed.map((name) => [name, [{ code: 'immutable' }]])),
    ...(names.length > 0 && recordIssues(schema, { ...previous, ...after }, previous)),
  };
  if (Object.keys(issues).length > 0) return invalid(issues);
  if (names.length === 0) return { status: 'unchanged' };
  const before = Object.fromEntries(names.map((name) => [name, previous[name] ?? null]));
  return { status: 'changed', before, after };
}

/**
 * Checks a change by its declaration alone, for an API without change sets.
 * @param previous the present record; undefined if missing
 */
export function planChange(
  schema: ResourceSchema,
  { action, id, values = {} }: ChangeRequest,
  previous: AnyRecord | undefined,
): Omit<RowReport, 'index'> {
  if (schema.operations[action] === 'none') return refused('forbidden', 'data.errors.forbidden');
  if (action === 'create') {
    const { values: after, issues } = validateRecord(schema, values, 'create');
    return Object.keys(issues).length > 0 ? invalid(issues) : { status: 'created', after: declared(schema, after) };
  }
  const of = id === undefined ? {} : { id };
  if (!previous) return { ...of, ...refused('unknownRecord', 'data.errors.notFound') };
  if (action === 'delete') return { ...of, status: 'deleted', before: declared(schema, previous) };
  return { ...of, ...planUpdate(schema, values, previous) };
}
