import type { AccessRule } from '../language/accessRule';
import { asksOther, fieldsIn, type Condition } from '../language/condition';
import type { FieldSpec, Issue } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import { isEmptyValue, type Issues } from '../fields/shared/reading';
import { holds, isKnown, type ReferencedRecords } from './holds';
import { isSame } from '../common/isSame';
import { conditionAt } from '../language/moments';
import { comparedWith, conditionOfRecord } from '../language/recordValues';
import type { ResourceSchema } from '../language/resourceSchema';
import type { Values } from '../language/values';

/** A declaration with its fields, and the records that references point at, as far as they are known. */
type WithFields = Pick<ResourceSchema, 'fields'> & { readonly referenced?: ReferencedRecords };

const RULES = ['requiredWhen', 'visibleWhen', 'readOnlyWhen'] as const;

/** The conditions under which a field takes some of its values. */
const valueConditions = (spec: FieldSpec): readonly Condition[] =>
  isKindName(spec.kind) ? (kindOf(spec).conditions?.(spec) ?? []) : [];

/** The conditions under which its value may become another one. */
const stepConditions = (spec: FieldSpec): readonly Condition[] =>
  isKindName(spec.kind) ? (kindOf(spec).stepConditions?.(spec) ?? []) : [];

/** The fields of a record that a condition depends on: those that it compares, and those that it compares with. */
const fieldsOf = (condition: Condition): readonly string[] => [...fieldsIn(condition), ...comparedWith(condition)];

/** The conditions on a record's values that a field declares, each with its option's name. */
export const rulesOf = (
  spec: FieldSpec,
): readonly (readonly [(typeof RULES)[number] | 'options' | 'steps', Condition])[] => [
  ...RULES.flatMap((rule) => {
    const condition = spec[rule];
    return condition ? [[rule, condition] as const] : [];
  }),
  ...valueConditions(spec).map((condition) => ['options', condition] as const),
  ...stepConditions(spec).map((condition) => ['steps', condition] as const),
];

/** Whether a rule of a field asks for the record that a reference points at. */
export const asksReferenced = (spec: FieldSpec): boolean => rulesOf(spec).some(([, condition]) => asksOther(condition));

/** Whether what a record holds changes how the field is asked for. */
export const hasRules = (spec: FieldSpec): boolean => rulesOf(spec).length > 0 || kindOf(spec).following !== undefined;

/** What a person has to hold to change a record in this way, by field; undefined where no step asks for anything. */
export const stepRulesOf = ({ fields }: WithFields, before: Values, after: Values) =>
  Object.entries(fields).flatMap(([name, spec]) => {
    const rule = isSame(before[name] ?? null, after[name] ?? null)
      ? undefined
      : kindOf(spec).stepRule?.(before[name], after[name], spec);
    return rule ? [[name, rule] as const] : [];
  });

/** The fields whose values decide how a field is asked for. */
export const decidingFields = (spec: FieldSpec): readonly string[] => [
  ...new Set(rulesOf(spec).flatMap(([, condition]) => fieldsOf(condition))),
];

/** Those that decide which of its values a field takes. */
export const optionFields = (spec: FieldSpec): readonly string[] => [
  ...new Set(valueConditions(spec).flatMap(fieldsOf)),
];

/**
 * Whether a condition holds of a record.
 *
 * @param otherwise the answer where a record that it asks for is not known: the API, which knows it, asks again
 */
const isTrue = (schema: WithFields, condition: Condition, values: Values, otherwise: boolean): boolean =>
  isKnown(condition, values, schema.referenced)
    ? holds(conditionAt(conditionOfRecord(condition, values), new Date()), values, schema, undefined, schema.referenced)
    : otherwise;

/** Whether forms and details pages show a field of a record with these values. */
export const isShown = (schema: WithFields, { visibleWhen }: FieldSpec, values: Values): boolean =>
  visibleWhen === undefined || isTrue(schema, visibleWhen, values, true);

/** Whether a field of a record with these values has to have one: always, or by its condition while it is shown. */
export const isRequired = (schema: WithFields, spec: FieldSpec, values: Values): boolean =>
  spec.required === true ||
  (spec.requiredWhen !== undefined &&
    isShown(schema, spec, values) &&
    isTrue(schema, spec.requiredWhen, values, false));

/** Whether a field of a record that is stored with these values cannot be changed. */
export const isFixed = (schema: WithFields, { readOnlyWhen }: FieldSpec, stored: Values): boolean =>
  readOnlyWhen !== undefined && isTrue(schema, readOnlyWhen, stored, false);

/** Whether no field of a record that is stored with these values can be changed any more: its form has nothing to write. */
export const isClosed = (schema: WithFields, stored: Values): boolean => {
  const specs = Object.values(schema.fields);
  const isStill = (spec: FieldSpec) =>
    spec.readOnly === true || spec.immutable === true || spec.formula !== undefined || isFixed(schema, spec, stored);
  // Without such a rule it is the declaration that says whether there is a form.
  return specs.some(({ readOnlyWhen }) => readOnlyWhen) && specs.every(isStill);
};

/** Why a stored value may not become another one: it is fixed now, or its kind knows no such step. */
function changeIssue(schema: WithFields, name: string, spec: FieldSpec, stored: Values, values: Values) {
  const { stepIssue } = kindOf(spec);
  if (!spec.readOnlyWhen && !stepIssue) return undefined;
  const [before, after] = [stored[name], values[name]];
  if (isSame(before, after) || (isEmptyValue(before) && isEmptyValue(after))) return undefined;
  if (isFixed(schema, spec, stored)) return { code: 'readOnlyNow' };
  return stepIssue?.(before, after, spec, (condition) => isTrue(schema, condition, values, true));
}

/** A value that the record does not allow as it would be. One that was stored so already is not asked again. */
function valueIssue(
  schema: WithFields,
  name: string,
  spec: FieldSpec,
  values: Values,
  stored?: Values,
): Issue | undefined {
  const conditions = valueConditions(spec);
  const value = values[name];
  if (conditions.length === 0 || isEmptyValue(value)) return undefined;
  const deciding = [name, ...conditions.flatMap(fieldsOf)];
  if (stored && deciding.every((one) => isSame(stored[one] ?? null, values[one] ?? null))) return undefined;
  return kindOf(spec).parse(value, narrowedSpec(schema, spec, values)).ok ? undefined : { code: 'notOfferedNow' };
}

/** The declaration of a field for a record with these values: with the options whose conditions hold. */
export const narrowedSpec = (schema: WithFields, spec: FieldSpec, values: Values): FieldSpec =>
  kindOf(spec).narrowed?.(spec, (condition) => isTrue(schema, condition, values, true)) ?? spec;

/** What an input of the field offers: what the other values allow, and what may follow the stored one by this person's hand. */
export function offeredSpec(
  schema: WithFields,
  name: string,
  spec: FieldSpec,
  { values, stored, mayTake }: { readonly values: Values; readonly stored?: Values; readonly mayTake: MayTake },
): FieldSpec {
  const narrowed = narrowedSpec(schema, spec, values);
  const mayFollow = (condition: Condition) => isTrue(schema, condition, values, true);
  return kindOf(narrowed).following?.(stored?.[name], narrowed, mayTake, mayFollow) ?? narrowed;
}

/** Whether a person may take a step that asks for this. */
export type MayTake = (rule: AccessRule) => boolean;

/**
 * What is wrong with a record by the rules of its fields (`requiredWhen`, `readOnlyWhen`, options and steps of an enumeration), by
 * field. The same in a form, an import, a grid and the API.
 *
 * @param stored the record as it is; absent for a new one, and for one that gets its former values back
 * @param isAsked whether the rules of a field are asked
 */
export function ruleIssues(
  schema: WithFields,
  values: Values,
  stored?: Values,
  isAsked: (spec: FieldSpec) => boolean = () => true,
): Issues {
  return Object.fromEntries(
    Object.entries(schema.fields).flatMap(([name, spec]) => {
      if (!isAsked(spec)) return [];
      if (spec.requiredWhen && isEmptyValue(values[name]) && isRequired(schema, spec, values))
        return [[name, [{ code: 'required' }]]];
      const issue =
        (stored && changeIssue(schema, name, spec, stored, values)) ?? valueIssue(schema, name, spec, values, stored);
      return issue ? [[name, [issue]]] : [];
    }),
  );
}
