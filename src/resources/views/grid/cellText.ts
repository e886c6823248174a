import type { FieldSpec } from '../../language/kind';
import { kindOf } from '../../fields/kinds';
import { CELL_SEPARATOR, splitCell } from '../../fields/shared/lists';
import { isEmptyValue, validateField } from '../../records/validate';
import type { Language } from '../../language/words';
import type { ReferenceIndex } from './references';
import type { CellEntry, GridColumn } from './sheetTypes';

/** What the texts of cells are made of, besides the values. */
export interface CellWords {
  readonly language: Language;
  /** The locale (BCP 47) in which numbers and dates are written. */
  readonly region: string;
  /** The records that a column's references point at; undefined where they are not known. */
  readonly references: (column: string) => ReferenceIndex | undefined;
}

/** The values that a field chooses from, as its JSON Schema lists them. */
function enumOf(spec: FieldSpec): readonly string[] {
  const schema = kindOf(spec).jsonSchema(spec);
  const items = schema.items as { readonly enum?: readonly string[] } | undefined;
  return (schema.enum as readonly string[] | undefined) ?? items?.enum ?? [];
}

/** One value that a field chooses from, in the reader's words. */
export interface CellChoice {
  readonly value: string | number | boolean;
  readonly text: string;
}

/** What a field chooses from: its options, yes and no; empty where its values are free or are records. */
export function choicesOf(spec: FieldSpec, language: Language): readonly CellChoice[] {
  const kind = kindOf(spec);
  const values = kind.column(spec) === 'boolean' ? [true, false] : enumOf(spec);
  const textOf = (value: unknown) => kind.toText(holdsSeveral(spec) ? [value] : value, spec, language);
  return values.map((value) => ({ value, text: textOf(value) }));
}

/** Whether a field holds several values: of options, or of records. */
export const holdsSeveral = (spec: FieldSpec): boolean => kindOf(spec).column(spec).endsWith('[]');

/** Whether a field is answered with yes or no. */
export const isYesNo = (spec: FieldSpec): boolean => kindOf(spec).column(spec) === 'boolean';

/** Whether its values are numbers, which end at their digits. */
export const isNumber = (spec: FieldSpec): boolean => {
  const column = kindOf(spec).column(spec);
  return column === 'integer' || column.startsWith('numeric');
};

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
// A moment that is typed without a time zone is one of Paris, so that it is shown as one.
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format is slow, and thousands of cells need the same one. */
function formatted(value: string, region: string, isDay: boolean): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const key = `${region} ${isDay}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(region, isDay ? DAY : MOMENT);
  formats.set(key, format);
  return format.format(date).replace(', ', ' ');
}

const decimal = (text: string, language: Language): string => (language === 'en' ? text : text.replace('.', ','));

/** Stands for an object inside a record, which is no text. */
const OBJECT = '…';

/** A cell's value as it is shown, and typed over. What is wrong is shown as it was typed. */
export function shownText({ value, issues }: CellEntry, { name, spec }: GridColumn, words: CellWords): string {
  if (isEmptyValue(value)) return '';
  if (issues && typeof value === 'string') return value;
  const kind = kindOf(spec);
  if (kind.inner) return OBJECT;
  if (kind.reference) {
    const known = words.references(name);
    const ids = [value].flat() as readonly number[];
    return ids.map((id) => known?.nameOf(id) ?? `#${id}`).join(CELL_SEPARATOR);
  }
  const column = kind.column(spec);
  if (column === 'date' || column === 'timestamptz') return formatted(String(value), words.region, column === 'date');
  if (column.startsWith('numeric')) return decimal(kind.toText(value, spec), words.language);
  return kind.toTyped?.(value, spec) ?? kind.toText(value, spec, words.language);
}

/** A cell's value as it is copied: `readText` reads exactly the same value from it. */
export function copiedText(entry: CellEntry, column: GridColumn, words: CellWords): string {
  const { value, issues } = entry;
  const { spec, name } = column;
  const kind = kindOf(spec);
  if (isEmptyValue(value) || issues) return isEmptyValue(value) ? '' : shownText(entry, column, words);
  if (kind.reference) {
    const known = words.references(name);
    return ([value].flat() as readonly number[]).map((id) => known?.textOf(id) ?? `#${id}`).join(CELL_SEPARATOR);
  }
  // Spreadsheets of every language know the days of ISO 8601.
  if (['date', 'timestamptz'].includes(kind.column(spec))) return kind.toText(value, spec);
  return shownText(entry, column, words);
}

function readReferences(text: string, { spec, name }: GridColumn, words: CellWords): unknown {
  const known = words.references(name);
  if (!holdsSeveral(spec)) return known?.find(text);
  const whole = known?.find(text);
  const ids = whole === undefined ? splitCell(text).map((part) => known?.find(part)) : [whole];
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/** A value, as what a cell then holds. */
export function entryOfValue(value: unknown, spec: FieldSpec): CellEntry {
  const read = validateField(value, spec);
  return read.ok ? { value: read.value } : { value, issues: read.issues };
}

/** Reads what was typed or pasted into a cell, by its kind; references by name, code or `#id`. */
export function readCellText(text: string, column: GridColumn, words: CellWords): CellEntry {
  const { spec } = column;
  const kind = kindOf(spec);
  if (text.trim() === '') return entryOfValue(null, spec);
  if (kind.reference) {
    const found = readReferences(text, column, words);
    return found === undefined ? { value: text, issues: [{ code: 'reference' }] } : entryOfValue(found, spec);
  }
  const input = column.written === 'never' ? text : kind.fromText(text, spec);
  const read = validateField(input, spec);
  return read.ok ? { value: read.value } : { value: text, issues: read.issues };
}
