import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { kindOf } from '../../../fields/kinds';
import { viewOf } from '../../../fields/views';
import { optionsOf } from '../../../fields/shared/options';
import { inLanguage, type Language } from '../../../language/words';
import { useReaderLanguage, useRegion } from '../../../fields/shared/hooks/useReaderLanguage';
import { writeDay, writeTime } from '../../../fields/shared/plainForms';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';
import { useScreen } from '../../ScreenContext';
import { useListName } from '../columns/useColumns';
import { widestText } from './textPixels';

/** Horizontal padding of a cell and of a chip in pixels. */
const MARGINS = 26;
const CHIP = 16;
/** Pixels of the picture beside a record's name, with its gap. */
const PICTURE = 32;
/** Rows measured; others are similar. */
const MOST_ROWS = 50;
/** Measures only the texts with the most letters. */
const LONGEST = 4;

/** Of the wide figures, since all are as wide as these in a table. */
const SOME_INSTANT = new Date(2028, 7, 28, 20, 58);

export type ContentWidths = Readonly<Record<string, number>>;

/** Cache by list and language. Widths only grow during a visit, because columns must not move from page to page. */
const measured = new Map<string, ContentWidths>();

/** The longest texts of a column. */
function longestTexts(schema: ResourceSchema, field: string, rows: readonly AnyRecord[]): readonly string[] {
  const spec = schema.fields[field];
  if (!spec) return [];
  const { toName, toText } = kindOf(spec);
  return rows
    .slice(0, MOST_ROWS)
    .map((row) => (isEmptyValue(row[field]) ? '' : (toName ?? toText)(row[field], spec)))
    .sort((one, other) => other.length - one.length)
    .slice(0, LONGEST);
}

export interface Lettering {
  /** Of texts, and of the chips of options. */
  readonly text: string;
  readonly chip: string;
  readonly language: Language;
  /** Any day with its time, as the reader's region writes it. */
  readonly instant: string;
}

/** Pixels of a column's texts with icons and padding, or of its widest option; undefined if values are neither. */
export function contentWidth(
  schema: ResourceSchema,
  field: string,
  rows: readonly AnyRecord[],
  { text, chip, language, instant }: Lettering,
  isName = false,
): number | undefined {
  const spec = schema.fields[field];
  if (!spec) return undefined;
  // All are as wide.
  if (kindOf(spec).column(spec) === 'timestamptz') return widestText([instant], text) + MARGINS;
  const { besideText } = viewOf(spec);
  if (kindOf(spec).column(spec) !== 'text' && besideText === undefined) return undefined;
  const options = optionsOf(spec);
  // All of them, not only those on this page: columns must not move from page to page.
  if (options.length > 0)
    return (
      widestText(
        options.map(({ label }) => inLanguage(label, language)),
        chip,
      ) +
      CHIP +
      MARGINS
    );
  const texts = longestTexts(schema, field, rows);
  if (texts.length === 0) return undefined;
  const picture = isName && schema.picture !== undefined ? PICTURE : 0;
  return widestText(texts, text) + (besideText ?? 0) + picture + MARGINS;
}

export function useContentWidths(rows: readonly AnyRecord[], shown: readonly string[]): ContentWidths {
  const { schema } = useScreen();
  const { typography } = useTheme();
  const language = useReaderLanguage();
  const region = useRegion();
  const translate = useTranslate();
  const instant = translate('screens.inputs.dateTime', {
    date: writeDay(SOME_INSTANT, region),
    time: writeTime(SOME_INSTANT, region),
  });
  const key = `${useListName()}/${language}`;
  return useMemo(() => {
    const before = measured.get(key) ?? {};
    const widths = shown.flatMap((field, index) => {
      const isName = index === 0;
      const text = `${isName ? 500 : 400} 14px ${typography.fontFamily}`;
      const chip = `500 13px ${typography.fontFamily}`;
      const width = contentWidth(schema, field, rows, { text, chip, language, instant }, isName);
      return width === undefined ? [] : [[field, Math.max(width, before[field] ?? 0)]];
    });
    const now = { ...before, ...(Object.fromEntries(widths) as ContentWidths) };
    measured.set(key, now);
    return now;
  }, [instant, key, language, rows, shown, schema, typography]);
}
