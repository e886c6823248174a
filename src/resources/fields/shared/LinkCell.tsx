import Link from '@mui/material/Link';
import { OneLine } from './OneLine';

interface LinkCellProps {
  readonly href: string;
  readonly text: string;
  /** Opens outside the product, in its own tab. */
  readonly external?: boolean;
  readonly full?: boolean | undefined;
}

/** A value that leads somewhere. A click on it does not also open the row of the list. */
export const LinkCell = ({ href, text, external = false, full }: LinkCellProps) => (
  <OneLine title={text} full={full}>
    <Link
      href={href}
      onClick={(event) => event.stopPropagation()}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {text}
    </Link>
  </OneLine>
);
