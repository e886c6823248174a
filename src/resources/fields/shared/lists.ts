import { ok, refuse, type Parsed } from '../../language/kind';

/** Splits a cell with several values: `a ; b`. */
export const splitCell = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Separator of values in a cell; `splitCell` parses it. */
export const CELL_SEPARATOR = ' ; ';

export interface ListBounds {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Codes: `minItems`, `maxItems`. */
export function withinLength<Item>(
  items: readonly Item[],
  { minItems = 0, maxItems = 1000 }: ListBounds,
): Parsed<readonly Item[]> {
  if (items.length < minItems) return refuse('minItems', { smart_count: minItems });
  if (items.length > maxItems) return refuse('maxItems', { smart_count: maxItems });
  return ok(items);
}
