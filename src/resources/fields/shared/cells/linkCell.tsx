import type { ReactNode } from 'react';
import { oneLine } from './oneLine';

interface LinkCellProps {
  readonly href: string;
  readonly text: string;
  readonly external?: boolean;
  readonly full?: boolean | undefined;
  /** The text with places where it may break. */
  readonly parts?: ReactNode;
}

/** A link; stops the click from also opening the row. */
export const linkCell = ({ href, text, external = false, full, parts }: LinkCellProps) =>
  oneLine(
    <a
      className="link"
      href={href}
      onClick={(event) => event.stopPropagation()}
      aria-label={parts ? text : undefined}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {parts ?? text}
    </a>,
    { title: text, full },
  );
