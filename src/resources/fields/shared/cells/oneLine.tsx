import type { ReactNode } from 'react';

interface LineOptions {
  /** The whole text, shown on hover where the line is cut. */
  readonly title?: string;
  /** Digits of equal width. */
  readonly tabular?: boolean;
  /** The details page: the text wraps and keeps its line breaks. */
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

/** A value on one line, cut with an ellipsis; all of it on the details page. A list has hundreds: no class is computed. */
export const oneLine = (content: ReactNode, { title, tabular = false, full = false }: LineOptions = {}) => (
  <span title={full ? undefined : title} style={styleOf(tabular, full)}>
    {content}
  </span>
);

/** A text on one line, which is read whole on hover. */
export const oneText = (text: string, options: Omit<LineOptions, 'title'> = {}) =>
  oneLine(text, { ...options, title: text });
