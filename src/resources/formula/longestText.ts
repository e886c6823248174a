import { kindOf } from '../fields/kinds';
import type { Formula } from '../language/formula';
import type { FieldSpec } from '../language/kind';
import type { Fields } from '../language/resourceSchema';

const SHORT = 100;

export function longestText(spec: FieldSpec, fields: Fields): number | undefined {
  if (spec.formula) return longestOf(spec.formula, fields);
  const { maxLength } = kindOf(spec).jsonSchema(spec);
  return typeof maxLength === 'number' ? maxLength : SHORT;
}

const sum = (lengths: readonly (number | undefined)[]): number | undefined =>
  lengths.reduce<number | undefined>(
    (total, one) => (total === undefined || one === undefined ? undefined : total + one),
    0,
  );

const most = (lengths: readonly (number | undefined)[]): number | undefined =>
  lengths.some((one) => one === undefined) ? undefined : Math.max(0, ...lengths.map((one) => one ?? 0));

/** Maximum characters of a formula's text; undefined for texts of other records. */
function longestOf(formula: Formula, fields: Fields): number | undefined {
  const all = (parts: readonly Formula[]) => parts.map((part) => longestOf(part, fields));
  if ('field' in formula) {
    const spec = fields[formula.field];
    return spec && longestText(spec, fields);
  }
  if ('value' in formula) return String(formula.value).length;
  if ('first' in formula) return most(all(formula.first));
  if ('join' in formula) return sum([...all(formula.join), (formula.between?.length ?? 0) * formula.join.length]);
  if ('when' in formula) return most(all([formula.then, ...(formula.otherwise ? [formula.otherwise] : [])]));
  return undefined;
}
