import { fieldsIn, type Condition } from '../language/condition';
import type { ResourceSchema } from '../language/resourceSchema';

/** What no two records below one parent may share: values, or the time of a period. */
export interface ExclusionRule {
  /** The fields whose values have to be the same for two records to be in each other's way. */
  readonly same: readonly string[];
  /** Only records of which this holds are in each other's way. */
  readonly when?: Condition;
  /** The period that may not overlap; absent: the same values are enough. */
  readonly period?: { readonly from: string; readonly to: string };
}

/** What a declaration keeps apart, besides the sets of fields that an index holds. */
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

/** The fields whose values decide whether a record is in another one's way. */
export const fieldsOfRule = ({ same, when, period }: ExclusionRule): readonly string[] => [
  ...new Set([...same, ...(when ? fieldsIn(when) : []), ...(period ? [period.from, period.to] : [])]),
];
