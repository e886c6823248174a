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

/** The margins of a cell. */
const MARGINS = 26;
/** Rows of a long page are alike. */
const MOST_ROWS = 50;
/** Of one column only its texts with the most letters are measured. */
const LONGEST = 4;

export type ContentWidths = Readonly<Record<string, number>>;

/** By list and language. They only grow during a visit: columns that followed each page would move all the time. */
const measured = new Map<string, ContentWidths>();

/** The texts of a column that may be the widest ones; none where its values are not written as texts. */
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

/** How wide the texts of a column are, with what stands beside and around them; undefined where its values are not texts. */
export function contentWidth(
  schema: ResourceSchema,
  field: string,
  rows: readonly AnyRecord[],
  font: string,
): number | undefined {
  const spec = schema.fields[field];
  const texts = longestTexts(schema, field, rows);
  if (!spec || texts.length === 0) return undefined;
  return widestText(texts, font) + (viewOf(spec).besideText ?? 0) + MARGINS;
}

/** How wide the texts of the shown columns are, with the margins of their cells, in pixels; only of columns of texts. */
export function useContentWidths(rows: readonly AnyRecord[], shown: readonly string[]): ContentWidths {
  const { schema } = useScreen();
  const { typography } = useTheme();
  const key = `${useListName()}/${useReaderLanguage()}`;
  return useMemo(() => {
    const before = measured.get(key) ?? {};
    const widths = shown.flatMap((field, index) => {
      const width = contentWidth(schema, field, rows, `${index === 0 ? 500 : 400} 14px ${typography.fontFamily}`);
      return width === undefined ? [] : [[field, Math.max(width, before[field] ?? 0)]];
    });
    const now = { ...before, ...(Object.fromEntries(widths) as ContentWidths) };
    measured.set(key, now);
    return now;
  }, [key, rows, shown, schema, typography]);
}
