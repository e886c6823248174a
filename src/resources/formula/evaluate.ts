import type { Condition } from '../language/condition';
import type { FieldSpec } from '../language/kind';
import { kindOf } from '../fields/kinds';
import { isEmptyValue } from '../fields/shared/reading';
import { holds, type RecordsBelow } from '../records/holds';
import { conditionAt, momentOn } from '../language/moments';
import type { ResourceSchema } from '../language/resourceSchema';
import { dayNumber, later } from './days';
import { add, compareExact, divide, exactOf, multiply, round, subtract, toNumber, type Exact } from './exact';
import { numberColumn } from './numberColumn';
import { durationParts } from './parts';
import type { Aggregate, Duration, Formula } from '../language/formula';
import type { Values } from '../language/values';

type Value = Exact | string | boolean | null;

export interface FormulaScope {
  readonly schema: Pick<ResourceSchema, 'fields'>;
  readonly values: Values;
  readonly now: Date;
  /** Known child records, with their ids. */
  readonly below?: RecordsBelow;
  /** The known record behind a reference. */
  readonly referenced?: (field: string) => Pick<FormulaScope, 'schema' | 'values'> | undefined;
}

const isExact = (value: Value): value is Exact => typeof value === 'object' && value !== null;

function fieldValue(scope: FormulaScope, name: string): Value {
  const { schema, values } = scope;
  const [spec, value] = [schema.fields[name], values[name]];
  if (spec?.formula) return columnValue(spec, spec.formula, scope);
  if (!spec || isEmptyValue(value)) return null;
  if (numberColumn(kindOf(spec).column(spec))) return exactOf(typeof value === 'number' ? value : String(value));
  return typeof value === 'boolean' ? value : String(value);
}

const isTrue = ({ schema, values, now }: FormulaScope, condition: Condition): boolean =>
  holds(conditionAt(condition, now), values, schema);

/** Combines numbers; null if any is missing. */
function numbers(parts: readonly Value[], together: (a: Exact, b: Exact) => Exact | null): Value {
  const given = parts.filter(isExact);
  const [first, ...others] = given;
  if (!first || given.length < parts.length) return null;
  return others.reduce<Exact | null>((sum, one) => sum && together(sum, one), first);
}

const WHOLE = { days: 1n, weeks: 7n, months: 1n, years: 12n };

function afterDay(scope: FormulaScope, start: Formula, duration: Duration): Value {
  const day = evaluate(start, scope);
  const counts = { days: 0n, months: 0n };
  for (const [unit, part] of durationParts(duration)) {
    const count = evaluate(part, scope);
    if (!isExact(count)) return null;
    counts[unit === 'days' || unit === 'weeks' ? 'days' : 'months'] += WHOLE[unit] * round(count, 0).units;
  }
  return typeof day === 'string' ? later(day, counts.months, counts.days) : null;
}

const isBefore = (a: Value, b: Value): boolean =>
  isExact(a) && isExact(b) ? compareExact(a, b) < 0 : String(a) < String(b);

/** Minimum or maximum; null for an empty list. */
const extreme = (values: readonly Value[], least: boolean): Value =>
  values
    .filter((value) => value !== null)
    .reduce<Value>((best, one) => (best === null || isBefore(one, best) === least ? one : best), null);

function lastOf(records: readonly FormulaScope[], by: string, of: Formula): Value {
  let last: FormulaScope | undefined;
  const rank = (scope: FormulaScope) => fieldValue(scope, by);
  for (const one of records) {
    if (rank(one) === null) continue;
    const isLater = last && isBefore(rank(last), rank(one));
    const isSame = last && !isLater && !isBefore(rank(one), rank(last));
    if (!last || isLater || (isSame && Number(one.values['id']) > Number(last.values['id']))) last = one;
  }
  return last ? evaluate(of, last) : null;
}

function aggregate(formula: Aggregate, { below, now }: FormulaScope): Value {
  const found = below?.(formula.below);
  if (!found) return null;
  const records = found.records
    .map((values): FormulaScope => ({ schema: found.schema, values, now }))
    .filter((scope) => !formula.where || isTrue(scope, formula.where));
  if (formula.take === 'count') return exactOf(records.length);
  if (formula.take === 'any') return records.length > 0;
  if (formula.take === 'last') return lastOf(records, formula.by, formula.of);
  const values = records.map((scope) => evaluate(formula.of, scope)).filter((value) => value !== null);
  return formula.take === 'sum'
    ? values.filter(isExact).reduce(add, exactOf(0))
    : extreme(values, formula.take === 'min');
}

function dayCount(from: Value, to: Value): Value {
  return typeof from === 'string' && typeof to === 'string' ? exactOf(dayNumber(to) - dayNumber(from)) : null;
}

const constant = (value: string | number | boolean): Value => (typeof value === 'number' ? exactOf(value) : value);

/** Evaluates a formula with SQL semantics (`server/database/formulas/formulaSql.ts`). */
export function evaluate(formula: Formula, scope: FormulaScope): Value {
  const all = (parts: readonly Formula[]) => parts.map((part) => evaluate(part, scope));
  if ('field' in formula) return fieldValue(scope, formula.field);
  if ('value' in formula) return constant(formula.value);
  if ('moment' in formula) return constant(momentOn(formula, scope.now));
  if ('add' in formula) return numbers(all(formula.add), add);
  if ('subtract' in formula) return numbers(all(formula.subtract), subtract);
  if ('multiply' in formula) return numbers(all(formula.multiply), multiply);
  if ('divide' in formula) return numbers(all(formula.divide), divide);
  if ('first' in formula) return all(formula.first).find((value) => value !== null) ?? null;
  if ('join' in formula)
    return (
      all(formula.join)
        .filter((one) => one !== null)
        .join(formula.between ?? '') || null
    );
  if ('after' in formula) return afterDay(scope, formula.after, formula);
  if ('daysBetween' in formula)
    return dayCount(evaluate(formula.daysBetween[0], scope), evaluate(formula.daysBetween[1], scope));
  if ('holds' in formula) return isTrue(scope, formula.holds);
  if ('reference' in formula) {
    const found = scope.referenced?.(formula.reference);
    return found ? evaluate(formula.of, { ...found, now: scope.now }) : null;
  }
  if ('below' in formula) return aggregate(formula, scope);
  if (isTrue(scope, formula.when)) return evaluate(formula.then, scope);
  return formula.otherwise ? evaluate(formula.otherwise, scope) : null;
}

/** Result as stored in the field's column; null if empty or out of range. */
function columnValue(spec: FieldSpec, formula: Formula, scope: FormulaScope): Value {
  const value = evaluate(formula, scope);
  if (!isExact(value)) return value;
  const column = numberColumn(kindOf(spec).column(spec));
  if (!column) return null;
  const rounded = round(value, column.scale);
  const fits =
    compareExact({ ...rounded, units: rounded.units < 0n ? -rounded.units : rounded.units }, exactOf(column.most)) <= 0;
  return fits ? rounded : null;
}

/** Value of a computed field in canonical form; null if empty or out of range. */
export function computedValue(spec: FieldSpec, scope: FormulaScope): unknown {
  const value = spec.formula ? columnValue(spec, spec.formula, scope) : null;
  return isExact(value) ? toNumber(value) : value;
}
