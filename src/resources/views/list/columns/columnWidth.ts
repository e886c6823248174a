import { kindOf } from '../../../fields/kinds';
import type { FieldSpec } from '../../../language/kind';
import { optionsOf } from '../../../fields/shared/options';
import type { ResourceSchema } from '../../../language/types';
import { inLanguage, type Language } from '../../../language/words';
import { clampWidth, type ColumnChoice } from './columnChoice';

/** How wide the values of a storage type usually are, in pixels. */
const USUAL_WIDTH: Readonly<Record<string, number>> = {
  boolean: 104,
  integer: 112,
  date: 120,
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

/** Pixels that a letter of a header needs, and its margins with the arrow of the order. */
const LETTER = 8;
const MARGINS = 52;
const WIDEST_HEADER = 240;

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

/** The letters of a header's longer line, where it is broken into two. */
const lettersOfHalf = (label: string): number =>
  Math.max(Math.ceil(label.length * 0.6), ...label.split(/\s/).map(({ length }) => length));

const headerWidth = (letters: number): number => Math.min(letters * LETTER + MARGINS, WIDEST_HEADER);

/** The head of a column, as the reader sees it. */
export interface ColumnHead {
  readonly label: string;
  readonly language: Language;
  /** The table has little room: headers take two lines. */
  readonly isTight?: boolean | undefined;
}

/** The width of a column in pixels: the chosen one, or what its header and its kind of values usually need. */
export const widthOf = (
  schema: ResourceSchema,
  choice: ColumnChoice,
  field: string,
  { label, language, isTight }: ColumnHead,
): number =>
  chosenWidth(choice, field) ??
  Math.max(usualWidth(schema.fields[field], language), headerWidth(isTight ? lettersOfHalf(label) : label.length));

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
