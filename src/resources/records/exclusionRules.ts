import { fieldsIn, type Condition } from '../language/condition';
import type { ResourceSchema } from '../language/resourceSchema';

/** What records below the same parent must not share: values, or overlapping periods. */
export interface ExclusionRule {
  /** Records conflict only if they agree in these fields. */
  readonly same: readonly string[];
  /** Records conflict only if both meet this condition. */
  readonly when?: Condition;
  /** Periods that must not overlap; without it, equal values conflict. */
  readonly period?: { readonly from: string; readonly to: string };
}

/** Exclusion rules of a declaration, beyond its unique indexes. */
export const exclusionRules = ({
  periods,
  uniqueWhen,
}: Pick<ResourceSchema, 'periods' | 'uniqueWhen'>): readonly ExclusionRule[] => [
  ...uniqueWhen.map(({ fields, when }) => ({ same: fields, when })),
  ...periods.flatMap(({ from, to, noOverlap }) =>
    noOverlap
      ? [{ same: noOverlap.by ?? [], ...(noOverlap.when && { when: noOverlap.when }), period: { from, to } }]
      : [],
  ),
];

export const fieldsOfRule = ({ same, when, period }: ExclusionRule): readonly string[] => [
  ...new Set([...same, ...(when ? fieldsIn(when) : []), ...(period ? [period.from, period.to] : [])]),
];
