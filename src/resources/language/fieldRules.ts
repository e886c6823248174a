import type { Condition } from './condition';
import type { FieldSpec } from './kind';

/** A rule for several fields while a condition holds; equivalent to an option of each field. Plain data. */
export interface FieldRule<Name extends string = string> {
  readonly when: Condition;
  /** Fields that are required: `requiredWhen` of each. */
  readonly required?: readonly Name[];
  /** Fields that cannot be changed: `readOnlyWhen` of each. */
  readonly readOnly?: readonly Name[];
  /** Fields that are shown: `visibleWhen` of each. */
  readonly visible?: readonly Name[];
}

/** The field option behind each part of a rule, and how its conditions are combined. */
const OPTIONS = [
  ['required', 'requiredWhen', 'any'],
  ['readOnly', 'readOnlyWhen', 'any'],
  ['visible', 'visibleWhen', 'all'],
] as const;

/** Merges rules into the options of the fields. */
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
