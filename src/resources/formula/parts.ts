import { fieldsIn, type Condition } from '../language/condition';
import type { Duration, Formula } from '../language/formula';

const DURATIONS = ['days', 'weeks', 'months', 'years'] as const;

/** The parts of a duration that are given, as formulas. */
export const durationParts = (duration: Duration): readonly (readonly [(typeof DURATIONS)[number], Formula])[] =>
  DURATIONS.flatMap((unit) => {
    const given = duration[unit];
    return given === undefined ? [] : [[unit, typeof given === 'number' ? { value: given } : given] as const];
  });

/** The formulas about the same record that a formula is made of. */
function innerOf(formula: Formula): readonly Formula[] {
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

const conditionOf = (formula: Formula): readonly Condition[] => {
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
