import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';

interface AllLinkProps {
  readonly to: string | undefined;
  /** Id of the card's title, which describes the link. */
  readonly titleId: string;
}

/** Leads from a card to all that it shows the first of; nothing without an address. */
export function AllLink({ to, titleId }: AllLinkProps) {
  const translate = useTranslate();
  if (to === undefined) return null;
  return (
    <Link component={RouterLink} className="finger-reach" to={to} variant="body2" aria-describedby={titleId}>
      {translate('shell.home.board.all')}
    </Link>
  );
}
