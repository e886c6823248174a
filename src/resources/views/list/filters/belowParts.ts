import type { BelowCondition, Condition } from '../../../language/condition';

/** What is asked of the records below, all of it to hold at once. */
export const partsOf = (where: Condition): readonly Condition[] => ('all' in where ? where.all : [where]);

/** The condition that these parts are: a single one is itself, none asks only whether there are records. */
export const withParts = (condition: BelowCondition, parts: readonly Condition[]): BelowCondition => {
  const [only, ...others] = parts;
  return { ...condition, where: only && others.length === 0 ? only : { all: parts } };
};
