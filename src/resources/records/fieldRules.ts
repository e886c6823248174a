import type { AccessRule } from '../language/accessRule';
import { asksOther, type Condition } from '../language/condition';
import type { FieldSpec, Issue } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import { isEmptyValue, type Issues } from '../fields/shared/reading';
import { isSame } from '../common/isSame';
import type { Values } from '../language/values';
import { refusalIssue, refusalsOf } from './refusedWhen';
import { fieldsOf, isTrue, type WithFields } from './ruleConditions';

const RULES = ['requiredWhen', 'visibleWhen', 'readOnlyWhen'] as const;

const valueConditions = (spec: FieldSpec): readonly Condition[] =>
  isKindName(spec.kind) ? (kindOf(spec).conditions?.(spec) ?? []) : [];

const stepConditions = (spec: FieldSpec): readonly Condition[] =>
  isKindName(spec.kind) ? (kindOf(spec).stepConditions?.(spec) ?? []) : [];

/** All conditions of a field, with their option names. */
export const rulesOf = (
  spec: FieldSpec,
): readonly (readonly [(typeof RULES)[number] | 'refusedWhen' | 'options' | 'steps', Condition])[] => [
  ...RULES.flatMap((rule) => {
    const condition = spec[rule];
    return condition ? [[rule, condition] as const] : [];
  }),
  ...refusalsOf(spec).map(({ when }) => ['refusedWhen', when] as const),
  ...valueConditions(spec).map((condition) => ['options', condition] as const),
  ...stepConditions(spec).map((condition) => ['steps', condition] as const),
];

export const asksReferenced = (spec: FieldSpec): boolean => rulesOf(spec).some(([, condition]) => asksOther(condition));

/** True if the record's values affect the field's input. */
export const hasRules = (spec: FieldSpec): boolean => rulesOf(spec).length > 0 || kindOf(spec).following !== undefined;

/** Access rules of the transitions between two states, by field; omits free transitions. */
export const stepRulesOf = ({ fields }: WithFields, before: Values, after: Values) =>
  Object.entries(fields).flatMap(([name, spec]) => {
    const rule = isSame(before[name] ?? null, after[name] ?? null)
      ? undefined
      : kindOf(spec).stepRule?.(before[name], after[name], spec);
    return rule ? [[name, rule] as const] : [];
  });

export const decidingFields = (spec: FieldSpec): readonly string[] => [
  ...new Set(rulesOf(spec).flatMap(([, condition]) => fieldsOf(condition))),
];

export const optionFields = (spec: FieldSpec): readonly string[] => [
  ...new Set(valueConditions(spec).flatMap(fieldsOf)),
];

export const isShown = (schema: WithFields, { visibleWhen }: FieldSpec, values: Values): boolean =>
  visibleWhen === undefined || isTrue(schema, visibleWhen, values, true);

/** True if the field needs a value: always, or by its condition while shown. */
export const isRequired = (schema: WithFields, spec: FieldSpec, values: Values): boolean =>
  spec.required === true ||
  (spec.requiredWhen !== undefined &&
    isShown(schema, spec, values) &&
    isTrue(schema, spec.requiredWhen, values, false));

/** True if the field of the stored record cannot be changed. */
export const isFixed = (schema: WithFields, { readOnlyWhen }: FieldSpec, stored: Values): boolean =>
  readOnlyWhen !== undefined && isTrue(schema, readOnlyWhen, stored, false);

/** True if no field of the stored record can be changed, so that it needs no form. */
export const isClosed = (schema: WithFields, stored: Values): boolean => {
  const specs = Object.values(schema.fields);
  const isStill = (spec: FieldSpec) =>
    spec.readOnly === true || spec.immutable === true || spec.formula !== undefined || isFixed(schema, spec, stored);
  // Without a `readOnlyWhen` rule, the declaration alone decides whether there is a form.
  return specs.some(({ readOnlyWhen }) => readOnlyWhen) && specs.every(isStill);
};

/** Issue of a change to a stored value: the field is fixed, or the transition is not allowed. */
function changeIssue(schema: WithFields, name: string, spec: FieldSpec, stored: Values, values: Values) {
  const { stepIssue } = kindOf(spec);
  if (!spec.readOnlyWhen && !stepIssue) return undefined;
  const [before, after] = [stored[name], values[name]];
  if (isSame(before, after) || (isEmptyValue(before) && isEmptyValue(after))) return undefined;
  if (isFixed(schema, spec, stored)) return { code: 'readOnlyNow' };
  return stepIssue?.(before, after, spec, (condition) => isTrue(schema, condition, values, true));
}

/** Issue of a value that the record's other values exclude. Unchanged stored values are accepted. */
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

export const narrowedSpec = (schema: WithFields, spec: FieldSpec, values: Values): FieldSpec =>
  kindOf(spec).narrowed?.(spec, (condition) => isTrue(schema, condition, values, true)) ?? spec;

/** The spec of an input: options allowed by the record's values and by transitions open to the person. */
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

/** Tells whether a person may take a transition with this access rule. */
export type MayTake = (rule: AccessRule) => boolean;

/** What the rules of a write depend on besides the new values. */
export interface RuledWrite {
  /** The current record; absent for a new one. */
  readonly stored?: Values | undefined;
  /** A revert restores former values: transitions and `readOnlyWhen` do not apply. */
  readonly isTakenBack?: boolean | undefined;
}

/**
 * Issues of a record by its fields' rules (`requiredWhen`, `readOnlyWhen`, `refusedWhen`, options and transitions). Shared
 * by forms, imports, the grid and the API.
 *
 * @param isAsked selects the fields to check
 */
export function ruleIssues(
  schema: WithFields,
  values: Values,
  { stored, isTakenBack = false }: RuledWrite = {},
  isAsked: (spec: FieldSpec) => boolean = () => true,
): Issues {
  return Object.fromEntries(
    Object.entries(schema.fields).flatMap(([name, spec]) => {
      if (!isAsked(spec)) return [];
      if (spec.requiredWhen && isEmptyValue(values[name]) && isRequired(schema, spec, values))
        return [[name, [{ code: 'required' }]]];
      const issue =
        (stored && !isTakenBack ? changeIssue(schema, name, spec, stored, values) : undefined) ??
        valueIssue(schema, name, spec, values, stored) ??
        (isShown(schema, spec, values) ? refusalIssue(schema, name, values, stored) : undefined);
      return issue ? [[name, [issue]]] : [];
    }),
  );
}
