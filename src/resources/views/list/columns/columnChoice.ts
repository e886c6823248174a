import type { ResourceSchema } from '../../../language/resourceSchema';

/** A person's column settings. Stored in the browser, so not trusted. */
export interface ColumnChoice {
  /** Visible columns; undefined for the declared ones. */
  readonly shown?: readonly string[];
  /** Order of all fields; undefined for the declared columns, then the other fields. */
  readonly order?: readonly string[];
  /** Pixels by field. */
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

export function orderedColumns(schema: ResourceSchema, choice: ColumnChoice): readonly string[] {
  const chosen = known(schema, choice.order);
  return [...chosen, ...declaredOrder(schema).filter((field) => !chosen.includes(field))];
}

/** Visible columns in order; at least one. */
export function shownColumns(schema: ResourceSchema, choice: ColumnChoice): readonly string[] {
  const chosen = known(schema, choice.shown);
  const shown = chosen.length > 0 ? chosen : schema.list.columns;
  return orderedColumns(schema, choice).filter((field) => shown.includes(field));
}

/** Toggles a column, but never hides the last one. */
export function toggleColumn(schema: ResourceSchema, choice: ColumnChoice, field: string): ColumnChoice {
  const shown = shownColumns(schema, choice);
  const next = shown.includes(field) ? shown.filter((one) => one !== field) : [...shown, field];
  return next.length > 0 ? { ...choice, shown: next } : choice;
}

/** Stores an order of all columns. The visible ones too: otherwise the default ones would follow the new order. */
export const arrangeColumns = (
  schema: ResourceSchema,
  choice: ColumnChoice,
  order: readonly string[],
): ColumnChoice => ({
  ...choice,
  order,
  shown: shownColumns(schema, choice),
});

/** Moves a column by one place; the first and last stay within bounds. */
export function moveColumn(schema: ResourceSchema, choice: ColumnChoice, field: string, by: -1 | 1): ColumnChoice {
  const order = [...orderedColumns(schema, choice)];
  const from = order.indexOf(field);
  const to = from + by;
  const other = order[to];
  if (from < 0 || other === undefined) return choice;
  order[to] = field;
  order[from] = other;
  return arrangeColumns(schema, choice, order);
}

export const clampWidth = (width: number): number => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

/** Sets a column's width in pixels, clamped to the bounds. */
export const resizeColumn = (choice: ColumnChoice, field: string, width: number): ColumnChoice => ({
  ...choice,
  widths: { ...choice.widths, [field]: clampWidth(width) },
});

export function unsizeColumn(choice: ColumnChoice, field: string): ColumnChoice {
  const widths = Object.entries(choice.widths ?? {}).filter(([name]) => name !== field);
  return { ...choice, widths: Object.fromEntries(widths) };
}
