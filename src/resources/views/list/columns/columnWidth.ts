import { kindOf } from '../../../fields/kinds';
import type { FieldSpec } from '../../../language/kind';
import { optionsOf } from '../../../fields/shared/options';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { inLanguage, type Language } from '../../../language/words';
import type { ColumnNeed } from '../table/fitColumns';
import { clampWidth, type ColumnChoice } from './columnChoice';

/** Typical pixels of a value, by storage type. */
const USUAL_WIDTH: Readonly<Record<string, number>> = {
  boolean: 104,
  integer: 88,
  date: 110,
  timestamptz: 166,
  // References, shown by name, often with a picture.
  bigint: 216,
  // Files, with name, size and button.
  jsonb: 264,
};
const USUAL = 152;
const LONG_TEXT = 260;

/** Up to this length a text is a code, which needs little room and cannot use more. */
const CODE_LENGTH = 12;
const SHORT_LENGTH = 60;

/** Pixels of a free-form code, and the length up to which a text with a pattern counts as one. */
const CODE = 128;
const LONGEST_CODE = 40;

/** Pixels of a chip: per letter, and for the margins of chip and cell. */
const CHIP_LETTER = 7;
const CHIP_MARGINS = 52;
const CHIP_PADDING = 16;
const WIDEST_CHIP = 220;

/** Chips of a column of several choices that are in sight at once, and the gap between them. */
const CHIPS_IN_SIGHT = 4;
const CHIP_GAP = 4;

/** Pixels per letter of an unmeasured header, its margins, and the sort arrow of the sorted one. */
const LETTER = 8;
const MARGINS = 26;
const ARROW = 18;
const WIDEST_HEADER = 240;
/** A shortened header keeps its longest word up to this length, and this share of the whole. */
const WIDEST_WORD = 110;
const KEPT = 0.6;

function textWidth(spec: FieldSpec): number {
  const { maxLength, pattern } = kindOf(spec).jsonSchema(spec);
  // A fixed format (telephone number, code) has values of similar length.
  if (typeof maxLength !== 'number') return USUAL;
  if (pattern !== undefined) return maxLength <= LONGEST_CODE ? CODE : USUAL;
  if (maxLength <= CODE_LENGTH) return 120;
  return maxLength <= SHORT_LENGTH ? USUAL : LONG_TEXT;
}

const hasSeveral = (spec: FieldSpec): boolean => kindOf(spec).column(spec).endsWith('[]');

function optionsWidth(spec: FieldSpec, language: Language): number | undefined {
  const options = optionsOf(spec);
  if (options.length === 0) return undefined;
  const letters = options.map(({ label }) => inLanguage(label, language).length).toSorted((a, b) => b - a);
  if (hasSeveral(spec)) {
    const chips = letters.slice(0, CHIPS_IN_SIGHT).map((length) => length * CHIP_LETTER + CHIP_PADDING);
    return Math.min(
      chips.reduce((sum, one) => sum + one + CHIP_GAP, MARGINS),
      WIDEST_TEXT,
    );
  }
  return Math.min((letters[0] ?? 0) * CHIP_LETTER + CHIP_MARGINS, WIDEST_CHIP);
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

interface HeaderWidths {
  /** With room for the sort arrow. */
  readonly roomy: number;
  readonly whole: number;
  /** Ends in an ellipsis. */
  readonly shortened: number;
}

function headerWidths(label: string, measure: (text: string) => number): HeaderWidths {
  const all = measure(label);
  const longest = Math.min(WIDEST_WORD, Math.max(...label.split(/\s/).map(measure)));
  const kept = Math.max(Math.ceil(all * KEPT), longest);
  const limit = (width: number) => Math.min(width, WIDEST_HEADER);
  return {
    roomy: limit(all + MARGINS + ARROW),
    whole: limit(all + MARGINS),
    shortened: limit((all - kept < LITTLE ? all : kept) + MARGINS),
  };
}

const byLetters = (text: string): number => text.length * LETTER;

export interface ColumnHead {
  readonly label: string;
  readonly language: Language;
  readonly content?: number | undefined;
  /** Of a reference whose records have pictures. */
  readonly isPictured?: boolean;
  readonly measure?: ((text: string) => number) | undefined;
}

/** Maximum widths, so that a single long value does not widen the column. */
const WIDEST_NAME = 420;
const WIDEST_TEXT = 340;
const NARROWEST = 72;
/** Minimum pixels of truncated texts and names. */
const CUT_TEXT = 120;
/** Addresses of mail and pages, of which the end tells as much as the beginning. */
const CUT_ADDRESS = 140;
const CUT_REFERENCE = 120;
/** With a picture before it. */
const CUT_PICTURED = 144;
const CUT_FILE = 176;
const CUT_NAME = 188;
/** Texts that exceed the width by less than this are not truncated, to avoid losing a single letter. */
const LITTLE = 24;

const isReference = (spec: FieldSpec | undefined): boolean =>
  spec !== undefined && optionsOf(spec).length === 0 && kindOf(spec).column(spec) === 'bigint';

const isFile = (spec: FieldSpec | undefined): boolean => spec !== undefined && kindOf(spec).column(spec) === 'jsonb';

/**
 * True if values may be truncated: texts and names of references and files. Codes, states, dates and numbers must be
 * fully visible.
 */
function isCuttable(spec: FieldSpec): boolean {
  if (optionsOf(spec).length > 0) return false;
  const { maxLength, pattern } = kindOf(spec).jsonSchema(spec);
  const column = kindOf(spec).column(spec);
  if (column !== 'text') return column === 'bigint' || column === 'jsonb';
  const isCode = typeof maxLength === 'number' && maxLength <= (pattern === undefined ? CODE_LENGTH : LONGEST_CODE);
  return !isCode;
}

function shortestOf(spec: FieldSpec | undefined, isPictured: boolean): number {
  if (isReference(spec)) return isPictured ? CUT_PICTURED : CUT_REFERENCE;
  if (isFile(spec)) return CUT_FILE;
  return spec && kindOf(spec).jsonSchema(spec)['pattern'] !== undefined ? CUT_ADDRESS : CUT_TEXT;
}

/** Widths of a column in pixels from its values, header and kind; a width set by the person fixes all three. */
export function widthsOf(
  schema: ResourceSchema,
  choice: ColumnChoice,
  field: string,
  { label, language, content, isPictured = false, measure = byLetters }: ColumnHead,
  isName = false,
): Omit<ColumnNeed, 'isGrowing' | 'isShort'> {
  const chosen = chosenWidth(choice, field);
  if (chosen !== undefined) return { need: chosen, snug: chosen, least: chosen, isChosen: true };
  const spec = schema.fields[field];
  const isOneChip = spec && optionsOf(spec).length > 0 && !hasSeveral(spec);
  const widest = isName ? WIDEST_NAME : isOneChip ? WIDEST_CHIP : WIDEST_TEXT;
  const values = content === undefined ? usualWidth(spec, language) : Math.min(Math.max(content, NARROWEST), widest);
  const { roomy, whole, shortened } = headerWidths(label, measure);
  const shortest = isName ? CUT_NAME : shortestOf(spec, isPictured);
  const cut = spec && isCuttable(spec) && values > shortest + LITTLE ? shortest : values;
  return {
    need: Math.max(values, roomy),
    snug: Math.max(values, whole),
    least: Math.max(cut, shortened),
  };
}

/**
 * Columns that share the remaining width: long texts, files and references, else the first column; never one with a
 * width set by the person.
 */
export function flexibleColumns(
  schema: ResourceSchema,
  choice: ColumnChoice,
  shown: readonly string[],
  language: Language,
): readonly string[] {
  const free = shown.filter((field) => chosenWidth(choice, field) === undefined);
  const long = free.filter((field) => {
    const spec = schema.fields[field];
    return isReference(spec) || usualWidth(spec, language) >= WIDEST_HEADER;
  });
  return long.length > 0 ? long : free.slice(0, 1);
}

/** Booleans, telephone numbers and codes. */
export function isMark({ fields }: ResourceSchema, field: string): boolean {
  const spec = fields[field];
  if (!spec || optionsOf(spec).length > 0) return false;
  const column = kindOf(spec).column(spec);
  return column === 'boolean' || (column === 'text' && !isCuttable(spec));
}
