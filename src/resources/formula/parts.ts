import { fieldsIn, type Condition } from '../language/condition';
import type { Duration, Formula } from '../language/formula';
import type { Fields } from '../language/resourceSchema';

const DURATIONS = ['days', 'weeks', 'months', 'years'] as const;

export const durationParts = (duration: Duration): readonly (readonly [(typeof DURATIONS)[number], Formula])[] =>
  DURATIONS.flatMap((unit) => {
    const given = duration[unit];
    return given === undefined ? [] : [[unit, typeof given === 'number' ? { value: given } : given] as const];
  });

/** Direct operands about the same record. */
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

/** Conditions on the same record that the formula evaluates itself. */
export const conditionOf = (formula: Formula): readonly Condition[] => {
  if ('when' in formula) return [formula.when];
  return 'holds' in formula ? [formula.holds] : [];
};

export const fieldsOfFormula = (formula: Formula): readonly string[] => [
  ...('field' in formula ? [formula.field] : []),
  ...('reference' in formula ? [formula.reference] : []),
  ...conditionOf(formula).flatMap(fieldsIn),
  ...innerOf(formula).flatMap(fieldsOfFormula),
];

/** True if the formula uses other records, which a form does not know. */
export const asksOthers = (formula: Formula): boolean =>
  'below' in formula || 'reference' in formula || innerOf(formula).some(asksOthers);

const namedFormulas = (formula: Formula, fields: Fields): readonly Formula[] =>
  fieldsOfFormula(formula).flatMap((name) => fields[name]?.formula ?? []);

/** Stored fields of the record that a formula uses, directly or through computed fields. */
export const storedFieldsOf = (formula: Formula, fields: Fields): readonly string[] => [
  ...fieldsOfFormula(formula).filter((name) => !fields[name]?.formula),
  ...namedFormulas(formula, fields).flatMap((one) => storedFieldsOf(one, fields)),
];

/** True if the formula uses other records, directly or through computed fields. */
export const dependsOnOthers = (formula: Formula, fields: Fields, seen: ReadonlySet<Formula> = new Set()): boolean =>
  asksOthers(formula) ||
  namedFormulas(formula, fields).some((one) => !seen.has(one) && dependsOnOthers(one, fields, new Set([...seen, one])));

/** A cycle of computed fields, or a chain longer than `most`; undefined without one. */
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
