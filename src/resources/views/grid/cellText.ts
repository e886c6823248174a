import type { FieldSpec } from '../../language/kind';
import { kindOf } from '../../fields/kinds';
import { viewOf } from '../../fields/views';
import { CELL_SEPARATOR, splitCell } from '../../fields/shared/lists';
import { isEmptyValue, validateField } from '../../records/validate';
import type { Language } from '../../language/words';
import type { ReferenceIndex } from './references';
import type { CellEntry, GridColumn } from './sheetTypes';

export interface CellWords {
  readonly language: Language;
  /** BCP 47 locale for numbers and dates. */
  readonly region: string;
  /** Index of the records that a reference column can point at; undefined if unknown. */
  readonly references: (column: string) => ReferenceIndex | undefined;
}

function enumOf(spec: FieldSpec): readonly string[] {
  const schema = kindOf(spec).jsonSchema(spec);
  const items = schema.items as { readonly enum?: readonly string[] } | undefined;
  return (schema.enum as readonly string[] | undefined) ?? items?.enum ?? [];
}

export interface CellChoice {
  readonly value: string | number | boolean;
  readonly text: string;
}

/** A field's options, or yes and no; empty for free values and references. */
export function choicesOf(spec: FieldSpec, language: Language): readonly CellChoice[] {
  const kind = kindOf(spec);
  const values = kind.column(spec) === 'boolean' ? [true, false] : enumOf(spec);
  const textOf = (value: unknown) => kind.toText(holdsSeveral(spec) ? [value] : value, spec, language);
  return values.map((value) => ({ value, text: textOf(value) }));
}

/** True for array columns, of options or references. */
export const holdsSeveral = (spec: FieldSpec): boolean => kindOf(spec).column(spec).endsWith('[]');

export const isYesNo = (spec: FieldSpec): boolean => kindOf(spec).column(spec) === 'boolean';

/** True for numeric columns, which are right-aligned. */
export const isNumber = (spec: FieldSpec): boolean => {
  const column = kindOf(spec).column(spec);
  return column === 'integer' || column.startsWith('numeric');
};

/** True if a cell shows the value with spaces between its digits, which the edited and the copied text have not. */
export const isSpaced = (spec: FieldSpec): boolean => isNumber(spec) || viewOf(spec).isSpaced === true;

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
// Parsing assumes Europe/Paris for moments without an offset, so they are formatted in that zone too.
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format is slow, and thousands of cells share one. */
function formatted(value: string, region: string, isDay: boolean): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return value;
  const key = `${region} ${isDay}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(region, isDay ? DAY : MOMENT);
  formats.set(key, format);
  return format.format(date).replace(', ', ' ');
}

const decimal = (text: string, language: Language): string => (language === 'en' ? text : text.replace('.', ','));

const OBJECT = '…';

/** A value as displayed and edited; an invalid entry as typed. */
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

/** A value for the clipboard; `readText` parses it back to the same value. */
export function copiedText(entry: CellEntry, column: GridColumn, words: CellWords): string {
  const { value, issues } = entry;
  const { spec, name } = column;
  const kind = kindOf(spec);
  if (isEmptyValue(value) || issues) return isEmptyValue(value) ? '' : shownText(entry, column, words);
  if (kind.reference) {
    const known = words.references(name);
    return ([value].flat() as readonly number[]).map((id) => known?.textOf(id) ?? `#${id}`).join(CELL_SEPARATOR);
  }
  // ISO 8601, which spreadsheets in every language recognise.
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

export function entryOfValue(value: unknown, spec: FieldSpec): CellEntry {
  const read = validateField(value, spec);
  return read.ok ? { value: read.value } : { value, issues: read.issues };
}

/** Parses typed or pasted text by the field's kind; references by name, code or `#id`. */
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
