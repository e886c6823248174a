import type { Aggregate, Formula } from '../language/formula';
import { hasMoment } from '../language/moments';
import type { Fields } from '../language/resourceSchema';
import { conditionOf, innerOf, storedFieldsOf } from './parts';

type OfOthers = Extract<Formula, { readonly reference: string }> | Aggregate;

/** The fields of the records of which such a formula takes something. */
export type FieldsThere = (formula: OfOthers) => Fields;

/** The formulas about the same record of which one is made, with that of the computed field that it names. */
function partsOf(formula: Formula, fields: Fields): readonly Formula[] {
  const named = 'field' in formula ? fields[formula.field]?.formula : undefined;
  return named ? [named] : innerOf(formula);
}

/** What a formula asks of each record that it takes something of, as formulas about that record. */
const askedThere = (formula: OfOthers): readonly Formula[] => [
  ...('of' in formula ? [formula.of] : []),
  ...('by' in formula ? [{ field: formula.by }] : []),
  ...('where' in formula && formula.where ? [{ holds: formula.where }] : []),
];

/** What a formula asks of the records of one collection directly below, or of those that one field points at. */
export interface FormulaSource {
  readonly through: OfOthers;
  /** The stored fields there from which it computes. */
  readonly fields: readonly string[];
}

const keyOf = (formula: OfOthers): string =>
  'below' in formula ? `below ${formula.below}` : `at ${formula.reference}`;

const isOfOthers = (formula: Formula): formula is OfOthers => 'below' in formula || 'reference' in formula;

const ofOthers = (formula: Formula, fields: Fields): readonly OfOthers[] =>
  isOfOthers(formula) ? [formula] : partsOf(formula, fields).flatMap((one) => ofOthers(one, fields));

/** Whose writes a formula follows besides those of its own record, each once. */
export function sourcesOf(formula: Formula, fields: Fields, there: FieldsThere): readonly FormulaSource[] {
  const sources = new Map<string, FormulaSource>();
  for (const one of ofOthers(formula, fields)) {
    const asked = askedThere(one).flatMap((part) => storedFieldsOf(part, there(one)));
    const { through, fields: known } = sources.get(keyOf(one)) ?? { through: one, fields: [] };
    sources.set(keyOf(one), { through, fields: [...new Set([...known, ...asked])] });
  }
  return [...sources.values()];
}

/** Whether a formula gives another value on another day: by itself, by a computed field that it names, or of another record. */
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
