import { Fragment } from 'react';

interface BreakingTextProps {
  readonly text: string;
  /** Where it may break: an expression that matches between two characters. */
  readonly at: RegExp;
}

/** A name in code, which breaks between its words and never in one. */
export const BreakingText = ({ text, at }: BreakingTextProps) =>
  text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
