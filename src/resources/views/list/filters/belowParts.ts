import type { BelowCondition, Condition } from '../../../language/condition';

/** The conjuncts of a condition on child records. */
export const partsOf = (where: Condition): readonly Condition[] => ('all' in where ? where.all : [where]);

/** Joins conjuncts; a single one stays itself, and an empty list only tests for existence. */
export const withParts = (condition: BelowCondition, parts: readonly Condition[]): BelowCondition => {
  const [only, ...others] = parts;
  return { ...condition, where: only && others.length === 0 ? only : { all: parts } };
};
