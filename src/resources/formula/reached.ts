import type { Aggregate, Formula } from '../language/formula';
import { hasMoment } from '../language/moments';
import type { Fields } from '../language/resourceSchema';
import { conditionOf, innerOf, storedFieldsOf } from './parts';

type OfOthers = Extract<Formula, { readonly reference: string }> | Aggregate;

/** Returns the fields of the other records that a formula uses. */
export type FieldsThere = (formula: OfOthers) => Fields;

/** Operands about the same record, including the formula of a computed field. */
function partsOf(formula: Formula, fields: Fields): readonly Formula[] {
  const named = 'field' in formula ? fields[formula.field]?.formula : undefined;
  return named ? [named] : innerOf(formula);
}

/** Formulas evaluated on each other record. */
const askedThere = (formula: OfOthers): readonly Formula[] => [
  ...('of' in formula ? [formula.of] : []),
  ...('by' in formula ? [{ field: formula.by }] : []),
  ...('where' in formula && formula.where ? [{ holds: formula.where }] : []),
];

/** Data that a formula reads from a child collection or a referenced record. */
export interface FormulaSource {
  readonly through: OfOthers;
  readonly fields: readonly string[];
}

const keyOf = (formula: OfOthers): string =>
  'below' in formula ? `below ${formula.below}` : `at ${formula.reference}`;

const isOfOthers = (formula: Formula): formula is OfOthers => 'below' in formula || 'reference' in formula;

const ofOthers = (formula: Formula, fields: Fields): readonly OfOthers[] =>
  isOfOthers(formula) ? [formula] : partsOf(formula, fields).flatMap((one) => ofOthers(one, fields));

/** Distinct sources besides the own record, whose writes change the result. */
export function sourcesOf(formula: Formula, fields: Fields, there: FieldsThere): readonly FormulaSource[] {
  const sources = new Map<string, FormulaSource>();
  for (const one of ofOthers(formula, fields)) {
    const asked = askedThere(one).flatMap((part) => storedFieldsOf(part, there(one)));
    const { through, fields: known } = sources.get(keyOf(one)) ?? { through: one, fields: [] };
    sources.set(keyOf(one), { through, fields: [...new Set([...known, ...asked])] });
  }
  return [...sources.values()];
}

/** True if the result changes with the day, directly, through a computed field, or through another record. */
export function dependsOnTime(
  formula: Formula,
  fields: Fields,
  there: FieldsThere,
  above: readonly Formula[] = [],
): boolean {
  if (above.includes(formula)) return false;
  if ('moment' in formula || conditionOf(formula).some(hasMoment)) return true;
  const path = [...above, formula];
  return isOfOthers(formula)
    ? askedThere(formula).some((one) => dependsOnTime(one, there(formula), () => ({}), path))
    : partsOf(formula, fields).some((one) => dependsOnTime(one, fields, there, path));
}
