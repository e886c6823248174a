import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { kindOf } from '../../../fields/kinds';
import { viewOf } from '../../../fields/views';
import { optionsOf } from '../../../fields/shared/options';
import { useReaderLanguage } from '../../../fields/shared/hooks/useReaderLanguage';
import type { AnyRecord, ResourceSchema } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';
import { useScreen } from '../../ScreenContext';
import { useListName } from '../columns/useColumns';
import { widestText } from './textPixels';

/** Horizontal padding of a cell in pixels. */
const MARGINS = 26;
/** Pixels of the picture beside a record's name, with its gap. */
const PICTURE = 32;
/** Rows measured; others are similar. */
const MOST_ROWS = 50;
/** Measures only the texts with the most letters. */
const LONGEST = 4;

export type ContentWidths = Readonly<Record<string, number>>;

/** Cache by list and language. Widths only grow during a visit, because columns must not move from page to page. */
const measured = new Map<string, ContentWidths>();

/** The longest texts of a column; empty if values are not texts. */
function longestTexts(schema: ResourceSchema, field: string, rows: readonly AnyRecord[]): readonly string[] {
  const spec = schema.fields[field];
  if (!spec || kindOf(spec).column(spec) !== 'text' || optionsOf(spec).length > 0) return [];
  const { toName, toText } = kindOf(spec);
  return rows
    .slice(0, MOST_ROWS)
    .map((row) => (isEmptyValue(row[field]) ? '' : (toName ?? toText)(row[field], spec)))
    .sort((one, other) => other.length - one.length)
    .slice(0, LONGEST);
}

/** Pixels of a column's texts with icons and padding; undefined if values are not texts. */
export function contentWidth(
  schema: ResourceSchema,
  field: string,
  rows: readonly AnyRecord[],
  font: string,
  isName = false,
): number | undefined {
  const spec = schema.fields[field];
  const texts = longestTexts(schema, field, rows);
  if (!spec || texts.length === 0) return undefined;
  const picture = isName && schema.picture !== undefined ? PICTURE : 0;
  return widestText(texts, font) + (viewOf(spec).besideText ?? 0) + picture + MARGINS;
}

export function useContentWidths(rows: readonly AnyRecord[], shown: readonly string[]): ContentWidths {
  const { schema } = useScreen();
  const { typography } = useTheme();
  const key = `${useListName()}/${useReaderLanguage()}`;
  return useMemo(() => {
    const before = measured.get(key) ?? {};
    const widths = shown.flatMap((field, index) => {
      const isName = index === 0;
      const font = `${isName ? 500 : 400} 14px ${typography.fontFamily}`;
      const width = contentWidth(schema, field, rows, font, isName);
      return width === undefined ? [] : [[field, Math.max(width, before[field] ?? 0)]];
    });
    const now = { ...before, ...(Object.fromEntries(widths) as ContentWidths) };
    measured.set(key, now);
    return now;
  }, [key, rows, shown, schema, typography]);
}
