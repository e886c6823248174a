import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { DecidedKind } from '../waiting/WaitingListsContext';

interface RestLinkProps {
  readonly to: string | undefined;
  readonly kind: DecidedKind;
  /** Number of decisions that are not shown. */
  readonly count: number;
}

/** Leads from the last line of a card to the decisions that it does not show. */
export function RestLink({ to, kind, count }: RestLinkProps) {
  const translate = useTranslate();
  if (to === undefined) return null;
  return (
    <Link component={RouterLink} className="finger-reach" to={to} variant="body2" sx={REST}>
      {translate(`shell.home.waitingRest.${kind}`, { smart_count: count })}
    </Link>
  );
}

/** As high as its room while the card loads. */
const REST = { display: 'flex', width: 'fit-content', alignItems: 'center', height: 24, mt: 1.25 } as const;
