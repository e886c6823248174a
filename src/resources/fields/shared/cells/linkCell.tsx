import { oneLine } from './oneLine';

interface LinkCellProps {
  readonly href: string;
  readonly text: string;
  readonly external?: boolean;
  readonly full?: boolean | undefined;
}

/** A link; stops the click from also opening the row. */
export const linkCell = ({ href, text, external = false, full }: LinkCellProps) =>
  oneLine(
    <a
      className="link"
      href={href}
      onClick={(event) => event.stopPropagation()}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text}
    </a>,
    { title: text, full },
  );
