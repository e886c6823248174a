import { isComparison, isJunction, type Comparison, type Condition } from '../../../src/resources/language/condition';
import { foldText } from '../../../src/resources/common/foldText';
import type { Operator } from '../../../src/resources/language/operators';
import { ownSearch } from '../../../src/resources/records/search';
import { join, sql, type Sql } from '../sql';
import { hasFoldedIndex } from '../tables/filterIndexes';
import type { Table } from '../tables/table';
import { operandsOf } from './condition';
import { storedMatchesWord } from './search';

/** Where a field that fulfils an operator holds the text that is asked for; undefined where nothing can be said. */
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

/** A shorter text has no trigram: the index of the search would be read as a whole. */
export const SHORTEST_FOUND = 3;

/** The texts of which a record that fulfils a comparison holds one; undefined where nothing can be said. */
function impliedTexts(table: Table, comparison: Comparison): readonly string[] | undefined {
  const { field, operator } = comparison;
  const column = table.columns.find((one) => one.field === field);
  // Whole texts and beginnings are found by an index of their own, where there is one.
  const place = TEXT_PLACES[operator];
  const isServed = column && place === 'beginning' && hasFoldedIndex(table.view?.source.schema ?? table.schema, column);
  if (column?.type !== 'text' || isServed || !place || !ownSearch(table.schema).includes(field)) return undefined;
  const texts = operandsOf(table, 'text', comparison);
  const areLong = texts.every(
    (one): one is string => typeof one === 'string' && foldText(one).length >= SHORTEST_FOUND,
  );
  return areLong && texts.length > 0 ? texts : undefined;
}

/** What the search of a record holds wherever the condition is fulfilled; undefined where nothing can be said. */
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

/**
 * What a condition says of the search of a record, besides the condition: the index of the search finds texts that no
 * index of their own does. A nested collection is searched without an index.
 */
export function foundBySearch(table: Table, condition: Condition): readonly Sql[] {
  if (table.view || table.schema.parent) return [];
  const found = implied(table, condition);
  return found ? [found] : [];
}
