import { fieldsIn, type Condition } from './condition';
import type { FieldSpec } from './fields/kind';
import { kindOf } from './fields/kinds';
import { isEmptyValue, type Issues } from './fields/shared/reading';
import { holds } from './holds';
import { isSame } from './isSame';
import { conditionAt } from './moments';
import type { ResourceSchema } from './types';

type WithFields = Pick<ResourceSchema, 'fields'>;
type Values = Readonly<Record<string, unknown>>;

const RULES = ['requiredWhen', 'visibleWhen', 'readOnlyWhen'] as const;

/** The conditions on a record's values that a field declares, each with its option's name. */
export const rulesOf = (spec: FieldSpec): readonly (readonly [(typeof RULES)[number], Condition])[] =>
  RULES.flatMap((rule) => {
    const condition = spec[rule];
    return condition ? [[rule, condition] as const] : [];
  });

/** Whether what a record holds changes how the field is asked for. */
export const hasRules = (spec: FieldSpec): boolean => rulesOf(spec).length > 0 || kindOf(spec).following !== undefined;

/** The fields whose values decide how a field is asked for. */
export const decidingFields = (spec: FieldSpec): readonly string[] => [
  ...new Set(rulesOf(spec).flatMap(([, condition]) => fieldsIn(condition))),
];

const isTrue = (schema: WithFields, condition: Condition, values: Values): boolean =>
  holds(conditionAt(condition, new Date()), values, schema);

/** Whether forms and details pages show a field of a record with these values. */
export const isShown = (schema: WithFields, { visibleWhen }: FieldSpec, values: Values): boolean =>
  visibleWhen === undefined || isTrue(schema, visibleWhen, values);

/** Whether a field of a record with these values has to have one: always, or by its condition while it is shown. */
export const isRequired = (schema: WithFields, spec: FieldSpec, values: Values): boolean =>
  spec.required === true ||
  (spec.requiredWhen !== undefined && isShown(schema, spec, values) && isTrue(schema, spec.requiredWhen, values));

/** Whether a field of a record that is stored with these values cannot be changed. */
export const isFixed = (schema: WithFields, { readOnlyWhen }: FieldSpec, stored: Values): boolean =>
  readOnlyWhen !== undefined && isTrue(schema, readOnlyWhen, stored);

/** Why a stored value may not become another one: it is fixed now, or its kind knows no such step. */
function changeIssue(schema: WithFields, name: string, spec: FieldSpec, stored: Values, values: Values) {
  const { stepIssue } = kindOf(spec);
  if (!spec.readOnlyWhen && !stepIssue) return undefined;
  const [before, after] = [stored[name], values[name]];
  if (isSame(before, after) || (isEmptyValue(before) && isEmptyValue(after))) return undefined;
  return isFixed(schema, spec, stored) ? { code: 'readOnlyNow' } : stepIssue?.(before, after, spec);
}

/**
 * What is wrong with a record by the rules of its fields (`requiredWhen`, `readOnlyWhen`, steps of an enumeration), by
 * field. The same in a form, an import, a grid and the API.
 *
 * @param stored the record as it is; absent for a new one, and for one that gets its former values back
 */
export function ruleIssues(schema: WithFields, values: Values, stored?: Values): Issues {
  return Object.fromEntries(
    Object.entries(schema.fields).flatMap(([name, spec]) => {
      if (spec.requiredWhen && isEmptyValue(values[name]) && isRequired(schema, spec, values))
        return [[name, [{ code: 'required' }]]];
      const issue = stored && changeIssue(schema, name, spec, stored, values);
      return issue ? [[name, [issue]]] : [];
    }),
  );
}
