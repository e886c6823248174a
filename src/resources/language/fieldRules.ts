import type { Condition } from './condition';
import type { FieldSpec } from './kind';

/** What is asked of several fields while a condition holds, as each of them could say it itself. Pure data. */
export interface FieldRule<Name extends string = string> {
  readonly when: Condition;
  /** They are required: `requiredWhen` of each. */
  readonly required?: readonly Name[];
  /** They cannot be changed: `readOnlyWhen` of each. */
  readonly readOnly?: readonly Name[];
  /** They are shown: `visibleWhen` of each. */
  readonly visible?: readonly Name[];
}

/** The options of a field for which a rule stands, and how two conditions of one option go together. */
const OPTIONS = [
  ['required', 'requiredWhen', 'any'],
  ['readOnly', 'readOnlyWhen', 'any'],
  ['visible', 'visibleWhen', 'all'],
] as const;

/** The fields with what rules say of them, beside what they say themselves. */
export function withFieldRules<F extends Readonly<Record<string, FieldSpec>>>(
  fields: F,
  rules: readonly FieldRule[],
): F {
  const ruled: Record<string, FieldSpec> = { ...fields };
  for (const rule of rules)
    for (const [names, option, junction] of OPTIONS)
      for (const name of rule[names] ?? []) {
        const spec = Object.hasOwn(ruled, name) ? ruled[name] : undefined;
        if (!spec) continue;
        const own = spec[option];
        const both = junction === 'any' ? { any: [own, rule.when] } : { all: [own, rule.when] };
        ruled[name] = { ...spec, [option]: own ? both : rule.when };
      }
  return ruled as F;
}
