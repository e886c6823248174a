import { isComparison, type Comparison, type Condition } from '../language/condition';
import type { FieldSpec } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import { isObject } from '../common/isObject';
import { nearest } from '../common/nearest';
import { conditionAt, isMoment, MOMENT_WORDS } from '../language/moments';
import { compares } from '../language/operators';
import type { Fields, ResourceSchema } from '../language/resourceSchema';
import { suggest, type Finding } from './report';

/** Values of a comparison; undefined if their form does not fit the operator. */
function valuesOf({ operator, value }: Comparison): readonly unknown[] | undefined {
  if (compares(operator, 'none')) return value === undefined ? [] : undefined;
  if (compares(operator, 'several')) return Array.isArray(value) ? value : undefined;
  if (compares(operator, 'range')) return Array.isArray(value) && value.length === 2 ? value : undefined;
  return value === undefined ? undefined : [value];
}

/** A part of a text only has to be text, not a valid value. */
const isRefused = (value: unknown, { operator }: Comparison, spec: FieldSpec): boolean =>
  kindOf(spec).column(spec) === 'text' && compares(operator, 'part')
    ? typeof value !== 'string'
    : !kindOf(spec).parse(value, spec).ok;

/** Suggests a correction for an object that is almost a moment. */
function momentHint(value: unknown): string {
  const [near] = [value].flat().filter((one) => isObject(one) && 'moment' in one && !isMoment(one));
  if (!isObject(near)) return '';
  const { starts, keys, units } = MOMENT_WORDS;
  if (!starts.includes(String(near.moment))) return suggest(String(near.moment), starts);
  const extra = Object.keys(near).find((name) => !keys.some((key) => key === name));
  if (extra === undefined) {
    const unit = Object.keys(isObject(near.plus) ? near.plus : {}).find((name) => !units.some((one) => one === name));
    return unit === undefined ? '' : suggest(unit, units);
  }
  const unit = units.find((one) => one === extra) ?? nearest(extra, units);
  if (unit === undefined) return suggest(extra, keys);
  const meant = { moment: near.moment, plus: { [unit]: near[extra] } };
  return `; did you mean ${JSON.stringify(meant)}?`;
}

function checkComparison(comparison: Comparison, fields: Fields): Finding[] {
  const { field, operator, value } = comparison;
  const spec = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!spec)
    return [
      {
        code: 'S026',
        message: `a condition compares '${field}', which is not a field${suggest(field, Object.keys(fields))}`,
      },
    ];
  if (!isKindName(spec.kind)) return [];
  const operators = kindOf(spec).operators(spec);
  if (!operators.includes(operator)) {
    return [
      { code: 'S027', field, message: `a condition compares it with '${operator}'${suggest(operator, operators)}` },
    ];
  }
  const values = valuesOf(comparison);
  return !values || values.some((one) => isRefused(one, comparison, spec))
    ? [
        {
          code: 'S028',
          field,
          message: `a condition compares it with ${JSON.stringify(value)}, which '${operator}' refuses${momentHint(value)}`,
        },
      ]
    : [];
}

/** S026: the reference of a condition on another record. */
function checkReference(field: string, fields: Fields): Finding[] {
  const spec = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (spec && isKindName(spec.kind) && kindOf(spec).reference?.(spec)) return [];
  return [{ code: 'S026', message: `a condition asks for the record of '${field}', which is no reference` }];
}

/** S026 to S028: a condition on these fields. */
export function checkCondition(condition: Condition, fields: Fields): Finding[] {
  if (isComparison(condition)) return checkComparison(condition, fields);
  // Conditions on parent, child or referring records are checked where they are allowed (`below.ts`, `rowAccess.ts`).
  if ('above' in condition || 'below' in condition || 'pointing' in condition) return [];
  // The condition on the referenced record is checked with that record's declaration.
  if ('reference' in condition) return checkReference(condition.reference, fields);
  const parts = 'all' in condition ? condition.all : condition.any;
  return parts.flatMap((part) => checkCondition(part, fields));
}

/** S026 to S028: all conditions on the resource's own fields. */
export const checkConditions = ({ parameters, actions, fields }: ResourceSchema): Finding[] =>
  [
    ...Object.values(parameters).flatMap(({ whenTrue, whenFalse }) => [whenTrue, whenFalse]),
    ...Object.values(actions).map(({ when }) => when),
  ]
    .filter((condition) => condition !== undefined)
    // Moments are resolved for the check; any day would do.
    .flatMap((condition) => checkCondition(conditionAt(condition, new Date()), fields));
