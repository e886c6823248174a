import type { Comparison, Condition } from '../../../resources/language/condition';

type Plain = Readonly<Record<string, unknown>>;

/** The comparisons of a conjunction; undefined for other conditions. */
function comparisonsOf(condition: Condition): readonly Comparison[] | undefined {
  if ('field' in condition) return [condition];
  if (!('all' in condition)) return undefined;
  const parts = condition.all.map(comparisonsOf);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/**
 * Converts a condition to field values, the only filter that all such APIs support; undefined if it says more, and the
 * list must be filtered in memory.
 * @example plainFilter({ field: 'genre', operator: 'equals', value: 'roman' }) // { genre: 'roman' }
 */
export function plainFilter(condition: Condition | undefined): Plain | undefined {
  if (!condition) return {};
  const comparisons = comparisonsOf(condition);
  const isPlain = comparisons?.every(({ operator }) => operator === 'equals');
  const names = comparisons?.map(({ field }) => field) ?? [];
  if (!isPlain || new Set(names).size < names.length) return undefined;
  return Object.fromEntries(comparisons?.map(({ field, value }) => [field, value]) ?? []);
}
