import { fieldsIn, type Condition } from '../language/condition';
import type { Duration, Formula } from '../language/formula';
import type { Fields } from '../language/resourceSchema';

const DURATIONS = ['days', 'weeks', 'months', 'years'] as const;

/** The parts of a duration that are given, as formulas. */
export const durationParts = (duration: Duration): readonly (readonly [(typeof DURATIONS)[number], Formula])[] =>
  DURATIONS.flatMap((unit) => {
    const given = duration[unit];
    return given === undefined ? [] : [[unit, typeof given === 'number' ? { value: given } : given] as const];
  });

/** The formulas about the same record that a formula is made of. */
export function innerOf(formula: Formula): readonly Formula[] {
  if ('add' in formula) return formula.add;
  if ('subtract' in formula) return formula.subtract;
  if ('multiply' in formula) return formula.multiply;
  if ('divide' in formula) return formula.divide;
  if ('first' in formula) return formula.first;
  if ('join' in formula) return formula.join;
  if ('after' in formula) return [formula.after, ...durationParts(formula).map(([, part]) => part)];
  if ('daysBetween' in formula) return formula.daysBetween;
  if ('when' in formula) return [formula.then, ...(formula.otherwise ? [formula.otherwise] : [])];
  return [];
}

/** The conditions on the same record that a formula asks itself. */
export const conditionOf = (formula: Formula): readonly Condition[] => {
  if ('when' in formula) return [formula.when];
  return 'holds' in formula ? [formula.holds] : [];
};

/** The fields of the record itself from which a formula computes, some more than once. */
export const fieldsOfFormula = (formula: Formula): readonly string[] => [
  ...('field' in formula ? [formula.field] : []),
  ...('reference' in formula ? [formula.reference] : []),
  ...conditionOf(formula).flatMap(fieldsIn),
  ...innerOf(formula).flatMap(fieldsOfFormula),
];

/** Whether a formula takes something of other records, which a form does not know. */
export const asksOthers = (formula: Formula): boolean =>
  'below' in formula || 'reference' in formula || innerOf(formula).some(asksOthers);

/** The formulas of the computed fields that a formula names. */
const namedFormulas = (formula: Formula, fields: Fields): readonly Formula[] =>
  fieldsOfFormula(formula).flatMap((name) => fields[name]?.formula ?? []);

/** The stored fields of the record itself from which a formula computes, by the computed fields that it names as well. */
export const storedFieldsOf = (formula: Formula, fields: Fields): readonly string[] => [
  ...fieldsOfFormula(formula).filter((name) => !fields[name]?.formula),
  ...namedFormulas(formula, fields).flatMap((one) => storedFieldsOf(one, fields)),
];

/** Whether a formula, or a computed field that it names, takes something of other records. */
export const dependsOnOthers = (formula: Formula, fields: Fields, seen: ReadonlySet<Formula> = new Set()): boolean =>
  asksOthers(formula) ||
  namedFormulas(formula, fields).some((one) => !seen.has(one) && dependsOnOthers(one, fields, new Set([...seen, one])));

/** The names of computed fields that lead from one back to itself, or through more of them than is allowed; undefined where none do. */
export function formulaCircle(
  field: string,
  fields: Fields,
  most: number,
  above: readonly string[] = [],
): readonly string[] | undefined {
  const formula = fields[field]?.formula;
  if (!formula) return undefined;
  const path = [...above, field];
  if (above.includes(field) || path.length > most) return path;
  for (const name of new Set(fieldsOfFormula(formula))) {
    const circle = formulaCircle(name, fields, most, path);
    if (circle) return circle;
  }
  return undefined;
}
