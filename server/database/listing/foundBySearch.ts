import { isComparison, isJunction, type Comparison, type Condition } from '../../../src/resources/language/condition';
import { foldText } from '../../../src/resources/common/foldText';
import type { Operator } from '../../../src/resources/language/operators';
import { ownSearch } from '../../../src/resources/records/search';
import { join, sql, type Sql } from '../sql';
import { hasFoldedIndex } from '../tables/filterIndexes';
import type { Table } from '../tables/table';
import { operandsOf } from './condition';
import { storedMatchesWord } from './search';

/** Where an operator requires the text to be in the field's value; undefined if it implies nothing. */
const TEXT_PLACES: Readonly<Record<Operator, 'beginning' | 'anywhere' | undefined>> = {
  equals: 'beginning',
  startsWith: 'beginning',
  in: 'beginning',
  contains: 'anywhere',
  notEquals: undefined,
  lessThan: undefined,
  lessOrEqual: undefined,
  greaterThan: undefined,
  greaterOrEqual: undefined,
  between: undefined,
  isEmpty: undefined,
  isNotEmpty: undefined,
};

/** Shorter texts contain no trigram, so the search index would be scanned in full. */
export const SHORTEST_FOUND = 3;

/** Texts of which any matching record contains at least one; undefined if unknown. */
function impliedTexts(table: Table, comparison: Comparison): readonly string[] | undefined {
  const { field, operator } = comparison;
  const column = table.columns.find((one) => one.field === field);
  // Whole texts and prefixes are better served by an index of the field itself.
  const place = TEXT_PLACES[operator];
  const isServed = column && place === 'beginning' && hasFoldedIndex(table.view?.source.schema ?? table.schema, column);
  if (column?.type !== 'text' || isServed || !place || !ownSearch(table.schema).includes(field)) return undefined;
  const texts = operandsOf(table, 'text', comparison);
  const areLong = texts.every(
    (one): one is string => typeof one === 'string' && foldText(one).length >= SHORTEST_FOUND,
  );
  return areLong && texts.length > 0 ? texts : undefined;
}

/** A condition on the search column that follows from the given one; undefined if none does. */
function implied(table: Table, condition: Condition): Sql | undefined {
  if (isComparison(condition)) {
    const texts = impliedTexts(table, condition);
    return (
      texts &&
      sql`(${join(
        texts.map((text) => storedMatchesWord(table, text)),
        ' or ',
      )})`
    );
  }
  if (!isJunction(condition)) return undefined;
  if ('all' in condition) {
    const parts = condition.all.flatMap((one) => implied(table, one) ?? []);
    return parts.length > 0 ? sql`(${join(parts, ' and ')})` : undefined;
  }
  const parts = condition.any.map((one) => implied(table, one)).filter((one) => one !== undefined);
  return parts.length > 0 && parts.length === condition.any.length ? sql`(${join(parts, ' or ')})` : undefined;
}

/** A redundant condition on the search column: its trigram index finds texts in fields without an own index. */
export function foundBySearch(table: Table, condition: Condition): readonly Sql[] {
  if (table.view || table.schema.parent) return [];
  const found = implied(table, condition);
  return found ? [found] : [];
}
