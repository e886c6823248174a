import { asksOther, type Condition } from '../language/condition';
import type { FieldSpec } from '../language/kind';
import { isKindName, kindOf } from '../fields/kinds';
import { FORMS, TAKES } from '../formula/forms';
import { numberColumn } from '../formula/numberColumn';
import { dependsOnOthers, durationParts } from '../formula/parts';
import type { Aggregate, Formula } from '../language/formula';
import { conditionAt, isMoment } from '../language/moments';
import type { Fields, ResourceSchema } from '../language/resourceSchema';
import { checkCondition } from './conditions';
import { suggest } from './report';
import { ofSound } from './soundFormula';

type FormulaType = 'number' | 'text' | 'day' | 'instant' | 'yesNo';

/** Formula type of a field; undefined if formulas do not support it. */
function typeOfField(spec: FieldSpec): FormulaType | undefined {
  if (!isKindName(spec.kind)) return undefined;
  const kind = kindOf(spec);
  const column = kind.column(spec);
  if (numberColumn(column)) return 'number';
  const types = { text: 'text', date: 'day', timestamptz: 'instant', boolean: 'yesNo' } as const;
  return Object.hasOwn(types, column) ? types[column as keyof typeof types] : undefined;
}

/** Carries the message of a problem. */
class FormulaProblem extends Error {}

function refuse(message: string): never {
  throw new FormulaProblem(message);
}

/** The record that a formula is about. */
export interface FormulaPlace {
  readonly fields: Fields;
  /** True in a formula about another record. */
  readonly isElsewhere?: true;
  /** Resolves a direct child collection, or returns why it cannot be used. */
  readonly below: (collection: string) => ResourceSchema | string;
  /** Resolves the target of a reference, or returns why it cannot be used. */
  readonly referenced: (field: string) => ResourceSchema | string;
}

const TIMES: readonly FormulaType[] = ['number', 'day', 'instant'];

/** Computed fields of another record are allowed if they depend on that record alone. */
function ofOtherField(name: string, fields: Fields): FormulaType {
  const formula = Object.hasOwn(fields, name) ? fields[name]?.formula : undefined;
  if (formula && ofSound(() => dependsOnOthers(formula, fields), true))
    refuse(`a formula names '${name}', ${ELSEWHERE}`);
  return ofField(name, fields);
}

function ofField(name: string, fields: Fields): FormulaType {
  const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!spec) return refuse(`a formula names '${name}', which is not a field${suggest(name, Object.keys(fields))}`);
  return typeOfField(spec) ?? refuse(`a formula names '${name}', with which nothing can be computed`);
}

function checkHolds(condition: Condition, { fields }: FormulaPlace): void {
  if (asksOther(condition)) refuse('a condition of a formula asks for another record');
  const [problem] = checkCondition(conditionAt(condition, new Date()), fields);
  if (problem) refuse(problem.message);
  const computed = namedIn(condition).find((name) => fields[name]?.formula);
  if (computed !== undefined) refuse(`a condition of a formula names '${computed}', which is computed itself`);
}

const namedIn = (condition: Condition): readonly string[] => {
  if ('field' in condition) return [condition.field];
  if ('all' in condition) return condition.all.flatMap(namedIn);
  return 'any' in condition ? condition.any.flatMap(namedIn) : [];
};

/** Common type of the parts; refuses mixed types. */
function ofOne(parts: readonly Formula[], place: FormulaPlace, wanted?: FormulaType): FormulaType {
  const [first, ...others] = parts.map((part) => typeOfFormula(part, place));
  if (!first) return refuse('a formula has no parts');
  for (const type of [first, ...others]) {
    if (type !== (wanted ?? first)) refuse(`a formula puts '${type}' where '${wanted ?? first}' belongs`);
  }
  return first;
}

const ELSEWHERE = 'and from another record only its own fields can be asked';

/** Context of a formula about another record. */
const inOther = ({ fields }: ResourceSchema): FormulaPlace => ({
  fields,
  isElsewhere: true,
  below: () => ELSEWHERE,
  referenced: () => ELSEWHERE,
});

function ofReference(field: string, of: Formula, place: FormulaPlace): FormulaType {
  const target = place.referenced(field);
  if (typeof target === 'string') return refuse(`a formula asks for the record of '${field}', ${target}`);
  return typeOfFormula(of, inOther(target));
}

function ofAggregate(formula: Aggregate, place: FormulaPlace): FormulaType {
  const { take, below, where } = formula;
  const needed = Object.hasOwn(TAKES, take) ? TAKES[take] : undefined;
  if (!needed) return refuse(`a formula takes '${take}' of records below${suggest(take, Object.keys(TAKES))}`);
  for (const key of ['of', 'by'])
    if (key in formula !== needed.includes(key))
      refuse(
        `to take '${take}' of records below, a formula ${needed.includes(key) ? 'needs' : 'has no use for'} '${key}'`,
      );
  const target = place.below(below);
  if (typeof target === 'string') return refuse(`a formula asks below for '${below}', ${target}`);
  const inside = inOther(target);
  if (where) checkHolds(where, inside);
  if (take === 'count') return 'number';
  if (take === 'any') return 'yesNo';
  const type = typeOfFormula(formula.of, inside);
  if (take === 'sum' && type !== 'number') return refuse(`a formula adds up '${type}'`);
  const ranked = take === 'last' ? ofOtherField(formula.by, inside.fields) : take === 'sum' ? 'number' : type;
  return TIMES.includes(ranked) ? type : refuse(`a formula puts records in the order of '${ranked}'`);
}

/** Refuses unknown forms of formulas, and unknown keys. */
function checkForm(formula: unknown): void {
  if (typeof formula !== 'object' || formula === null) refuse(`${JSON.stringify(formula)} is no formula`);
  const keys = Object.keys(formula as object);
  const form = keys.find((key) => Object.hasOwn(FORMS, key));
  const known: readonly string[] = form === undefined ? [] : [form, ...(FORMS[form] ?? [])];
  const unknown = keys.find((key) => !known.includes(key));
  if (form === undefined)
    refuse(`${JSON.stringify(formula)} is no formula${suggest(keys[0] ?? '', Object.keys(FORMS))}`);
  if (unknown !== undefined) refuse(`a formula says '${unknown}' beside '${form}'${suggest(unknown, known)}`);
}

/** @throws {FormulaProblem} */
function typeOfFormula(formula: Formula, place: FormulaPlace): FormulaType {
  checkForm(formula);
  if ('field' in formula)
    return place.isElsewhere ? ofOtherField(formula.field, place.fields) : ofField(formula.field, place.fields);
  if ('value' in formula) return ofValue(formula.value);
  if ('moment' in formula) {
    if (!isMoment(formula)) return refuse(`${JSON.stringify(formula)} is no moment`);
    if (formula.moment === 'now') return 'instant';
    return formula.moment === 'year' ? 'number' : 'day';
  }
  if ('add' in formula) return ofOne(formula.add, place, 'number');
  if ('subtract' in formula) return ofOne(formula.subtract, place, 'number');
  if ('multiply' in formula) return ofOne(formula.multiply, place, 'number');
  if ('divide' in formula) return ofOne(formula.divide, place, 'number');
  if ('first' in formula) return ofOne(formula.first, place);
  if ('join' in formula) return ofOne(formula.join, place, 'text');
  if ('after' in formula) {
    const parts = durationParts(formula).map(([, part]) => part);
    ofOne(parts, place, 'number');
    return ofOne([formula.after], place, 'day');
  }
  if ('daysBetween' in formula) {
    ofOne(formula.daysBetween, place, 'day');
    return 'number';
  }
  if ('reference' in formula) return ofReference(formula.reference, formula.of, place);
  if ('below' in formula) return ofAggregate(formula, place);
  checkHolds('when' in formula ? formula.when : formula.holds, place);
  if ('holds' in formula) return 'yesNo';
  return ofOne([formula.then, ...(formula.otherwise ? [formula.otherwise] : [])], place);
}

function ofValue(value: unknown): FormulaType {
  if (typeof value === 'number' && Number.isFinite(value)) return 'number';
  if (typeof value === 'boolean') return 'yesNo';
  if (typeof value === 'string' && value.trim() !== '') return 'text';
  return refuse(`${JSON.stringify(value)} is no value of a formula`);
}

/** Problem of a field's formula; undefined if its type matches the field. */
export function formulaProblem(spec: FieldSpec, formula: Formula, place: FormulaPlace): string | undefined {
  try {
    const [type, wanted] = [typeOfFormula(formula, place), typeOfField(spec)];
    return type === wanted
      ? undefined
      : `its formula gives '${type}', and it holds ${wanted ? `'${wanted}'` : 'something else'}`;
  } catch (error) {
    if (error instanceof FormulaProblem) return error.message;
    throw error;
  }
}
