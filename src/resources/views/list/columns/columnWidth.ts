import { kindOf } from '../../../fields/kinds';
import type { FieldSpec } from '../../../language/kind';
import { optionsOf } from '../../../fields/shared/options';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { inLanguage, type Language } from '../../../language/words';
import type { ColumnNeed } from '../table/fitColumns';
import { clampWidth, type ColumnChoice } from './columnChoice';

/** How wide the values of a storage type usually are, in pixels. */
const USUAL_WIDTH: Readonly<Record<string, number>> = {
  boolean: 104,
  integer: 88,
  date: 110,
  timestamptz: 180,
  // Other records, by their names.
  bigint: 240,
};
const USUAL = 152;
const LONG_TEXT = 260;

/** Texts that are at most this long are codes: they need little, and gain nothing from more. */
const CODE_LENGTH = 12;
const SHORT_LENGTH = 60;

/** Codes that people made up: a few characters, and room for more. */
const CODE = 128;
const LONGEST_CODE = 40;

/** A state as a coloured chip: its letters, its own margins and the cell's. */
const CHIP_LETTER = 7;
const CHIP_MARGINS = 52;
const WIDEST_CHIP = 220;

/** Pixels that a letter of a header needs where it was not measured, and its margins with the arrow of the order. */
const LETTER = 8;
const MARGINS = 44;
const WIDEST_HEADER = 240;
/** A word that is longer is hyphenated. */
const WIDEST_WORD = 130;

function textWidth(spec: FieldSpec): number {
  const { maxLength, pattern } = kindOf(spec).jsonSchema(spec);
  // A fixed form (a telephone number, a code): its values are about equally long.
  if (typeof maxLength !== 'number') return USUAL;
  if (pattern !== undefined) return maxLength <= LONGEST_CODE ? CODE : USUAL;
  if (maxLength <= CODE_LENGTH) return 120;
  return maxLength <= SHORT_LENGTH ? USUAL : LONG_TEXT;
}

/** The room of the longest option, in the reader's language. */
function optionsWidth(spec: FieldSpec, language: Language): number | undefined {
  const options = optionsOf(spec);
  if (options.length === 0) return undefined;
  const longest = Math.max(...options.map(({ label }) => inLanguage(label, language).length));
  return Math.min(longest * CHIP_LETTER + CHIP_MARGINS, WIDEST_CHIP);
}

function usualWidth(spec: FieldSpec | undefined, language: Language): number {
  if (!spec) return USUAL;
  const chip = optionsWidth(spec, language);
  if (chip !== undefined) return chip;
  const column = kindOf(spec).column(spec);
  return column === 'text' ? textWidth(spec) : (USUAL_WIDTH[column] ?? USUAL);
}

const chosenWidth = (choice: ColumnChoice, field: string): number | undefined => {
  const chosen = choice.widths?.[field];
  return typeof chosen === 'number' && Number.isFinite(chosen) ? clampWidth(chosen) : undefined;
};

/** How wide a header is on one line and on two, in pixels. */
function headerWidths(
  label: string,
  measure: (text: string) => number,
): { readonly one: number; readonly two: number } {
  const whole = measure(label);
  const longest = Math.min(WIDEST_WORD, Math.max(...label.split(/\s/).map(measure)));
  const two = Math.max(Math.ceil(whole * 0.6), longest);
  return { one: Math.min(whole + MARGINS, WIDEST_HEADER), two: Math.min(two + MARGINS, WIDEST_HEADER) };
}

const byLetters = (text: string): number => text.length * LETTER;

/** The head of a column, as the reader sees it. */
export interface ColumnHead {
  readonly label: string;
  readonly language: Language;
  /** How wide its values are, where that was measured. */
  readonly content?: number | undefined;
  /** How wide a text of the header is. */
  readonly measure?: ((text: string) => number) | undefined;
}

/** No column takes more for one long value. */
const WIDEST_NAME = 420;
const WIDEST_TEXT = 300;
const NARROWEST = 72;
/** What is left of texts where there is little room. */
const CUT_TEXT = 120;
const CUT_NAME = 260;
/** A text that lacks less than this is not cut: a column of last names would lose one letter of the longest. */
const LITTLE = 24;

/** Its values may end in an ellipsis: texts, and names of other records. Codes, states, days and numbers are read whole. */
function isCuttable(spec: FieldSpec): boolean {
  if (optionsOf(spec).length > 0) return false;
  const { maxLength, pattern } = kindOf(spec).jsonSchema(spec);
  const column = kindOf(spec).column(spec);
  if (column !== 'text') return column === 'bigint';
  const isCode = typeof maxLength === 'number' && maxLength <= (pattern === undefined ? CODE_LENGTH : LONGEST_CODE);
  return !isCode;
}

/** The three widths of a column in pixels, from its values, its header and its kind; the chosen one is all three. */
export function widthsOf(
  schema: ResourceSchema,
  choice: ColumnChoice,
  field: string,
  { label, language, content, measure = byLetters }: ColumnHead,
  isName = false,
): Omit<ColumnNeed, 'isGrowing'> {
  const chosen = chosenWidth(choice, field);
  if (chosen !== undefined) return { need: chosen, snug: chosen, least: chosen };
  const spec = schema.fields[field];
  const widest = isName ? WIDEST_NAME : WIDEST_TEXT;
  const values = content === undefined ? usualWidth(spec, language) : Math.min(Math.max(content, NARROWEST), widest);
  const { one, two } = headerWidths(label, measure);
  const shortest = isName ? CUT_NAME : CUT_TEXT;
  const cut = spec && isCuttable(spec) && values > shortest + LITTLE ? shortest : values;
  return {
    need: Math.max(values, one),
    snug: Math.max(values, two),
    least: Math.max(cut, two),
  };
}

/**
 * The columns that share what is left of the screen's width: long texts and names of records, else the first column;
 * none that was given a width.
 */
export function flexibleColumns(
  schema: ResourceSchema,
  choice: ColumnChoice,
  shown: readonly string[],
  language: Language,
): readonly string[] {
  const free = shown.filter((field) => chosenWidth(choice, field) === undefined);
  const long = free.filter((field) => usualWidth(schema.fields[field], language) >= WIDEST_HEADER);
  return long.length > 0 ? long : free.slice(0, 1);
}
