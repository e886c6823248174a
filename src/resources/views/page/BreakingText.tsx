import { Fragment } from 'react';

interface BreakingTextProps {
  readonly text: string;
  /** A pattern that matches the empty string where a line may break. */
  readonly at: RegExp;
}

/** A technical name that breaks only between its words. */
export const BreakingText = ({ text, at }: BreakingTextProps) =>
  text.split(at).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
