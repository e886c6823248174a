import type { ReactNode } from 'react';

interface LineOptions {
  readonly title?: string;
  readonly tabular?: boolean;
  /** For details pages: wraps the text and keeps line breaks. */
  readonly full?: boolean | undefined;
}

const CUT = { display: 'block', whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const WHOLE = { display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;
const DIGITS = { fontVariantNumeric: 'tabular-nums' } as const;
const CUT_DIGITS = { ...CUT, ...DIGITS };
const WHOLE_DIGITS = { ...WHOLE, ...DIGITS };

const styleOf = (tabular: boolean, full: boolean) => {
  if (full) return tabular ? WHOLE_DIGITS : WHOLE;
  return tabular ? CUT_DIGITS : CUT;
};

/**
 * A value on one line with an ellipsis, or in full on details pages. Uses inline styles, because computing
 * classes for hundreds of cells is slow.
 */
export const oneLine = (content: ReactNode, { title, tabular = false, full = false }: LineOptions = {}) => (
  <span title={full ? undefined : title} style={styleOf(tabular, full)}>
    {content}
  </span>
);

export const oneText = (text: string, options: Omit<LineOptions, 'title'> = {}) =>
  oneLine(text, { ...options, title: text });
