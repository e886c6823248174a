import { oneLine } from './oneLine';

interface LinkCellProps {
  readonly href: string;
  readonly text: string;
  /** Opens outside the product, in its own tab. */
  readonly external?: boolean;
  readonly full?: boolean | undefined;
}

/** A value that leads somewhere. A click on it does not also open the row of the list. */
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
