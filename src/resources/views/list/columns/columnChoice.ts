import type { ResourceSchema } from '../../../language/resourceSchema';

/** What a person chose for the columns of a list. Kept in the browser, so it is read with suspicion. */
export interface ColumnChoice {
  /** The shown ones; the declaration's where absent. */
  readonly shown?: readonly string[];
  /** All in their order; the declaration's, then the other fields, where absent. */
  readonly order?: readonly string[];
  /** Pixels, by field. */
  readonly widths?: Readonly<Record<string, number>>;
}

export const MIN_WIDTH = 64;
export const MAX_WIDTH = 800;

const declaredOrder = (schema: ResourceSchema): readonly string[] => [
  ...schema.list.columns,
  ...Object.keys(schema.fields).filter((field) => !schema.list.columns.includes(field)),
];

const known = (schema: ResourceSchema, names: readonly string[] | undefined): readonly string[] =>
  Array.isArray(names) ? [...new Set(names)].filter((name) => Object.hasOwn(schema.fields, name)) : [];

/** Every field in the chosen order; fields that the choice does not know yet come last. */
export function orderedColumns(schema: ResourceSchema, choice: ColumnChoice): readonly string[] {
  const chosen = known(schema, choice.order);
  return [...chosen, ...declaredOrder(schema).filter((field) => !chosen.includes(field))];
}

/** The shown columns, in their order: at least one. */
export function shownColumns(schema: ResourceSchema, choice: ColumnChoice): readonly string[] {
  const chosen = known(schema, choice.shown);
  const shown = chosen.length > 0 ? chosen : schema.list.columns;
  return orderedColumns(schema, choice).filter((field) => shown.includes(field));
}

/** Shows a column that is hidden and hides one that is shown, but never the last one. */
export function toggleColumn(schema: ResourceSchema, choice: ColumnChoice, field: string): ColumnChoice {
  const shown = shownColumns(schema, choice);
  const next = shown.includes(field) ? shown.filter((one) => one !== field) : [...shown, field];
  return next.length > 0 ? { ...choice, shown: next } : choice;
}

/** Moves a column among all of them, by `by` places; at the ends it stays. */
export function moveColumn(schema: ResourceSchema, choice: ColumnChoice, field: string, by: -1 | 1): ColumnChoice {
  const order = [...orderedColumns(schema, choice)];
  const from = order.indexOf(field);
  const to = from + by;
  const other = order[to];
  if (from < 0 || other === undefined) return choice;
  order[to] = field;
  order[from] = other;
  // What is shown stays written down, or the declaration's own columns would follow the new order's first ones.
  return { ...choice, order, shown: shownColumns(schema, choice) };
}

export const clampWidth = (width: number): number => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

/** Sets a column's width in pixels, within bounds. */
export const resizeColumn = (choice: ColumnChoice, field: string, width: number): ColumnChoice => ({
  ...choice,
  widths: { ...choice.widths, [field]: clampWidth(width) },
});

/** Gives a column its own width back. */
export function unsizeColumn(choice: ColumnChoice, field: string): ColumnChoice {
  const widths = Object.entries(choice.widths ?? {}).filter(([name]) => name !== field);
  return { ...choice, widths: Object.fromEntries(widths) };
}
