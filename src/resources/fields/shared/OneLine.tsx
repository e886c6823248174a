import type { ReactNode } from 'react';

interface OneLineProps {
  readonly children: ReactNode;
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
export const OneLine = ({ children, title, tabular = false, full = false }: OneLineProps) => (
  <span title={full ? undefined : title} style={styleOf(tabular, full)}>
    {children}
  </span>
);
