import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { WriteButton } from '../access/WriteButton';
import type { RequestState } from './requestKind';

interface DecisionLineProps {
  readonly title: string;
  /** Where the title leads, to look before deciding. */
  readonly to: string | undefined;
  readonly detail: string;
  /** Why the person asks. */
  readonly reason?: string | null;
  readonly accept?: string;
  readonly onDecide: (etat: Exclude<RequestState, 'EnAttente'>) => void;
}

/** What waits for a decision, in one line with its two answers. */
export function DecisionLine({ title, to, detail, reason, accept, onDecide }: DecisionLineProps) {
  const translate = useTranslate();
  const details = [detail, reason && translate('requests.reason', { reason })].filter(Boolean).join(' · ');
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: { sm: 1 }, minWidth: 0 }}>
        <Box sx={{ ...CUT, fontWeight: 500 }} title={title}>
          {to === undefined ? (
            title
          ) : (
            <Link component={RouterLink} to={to} color="inherit" underline="hover">
              {title}
            </Link>
          )}
        </Box>
        <Box sx={{ ...CUT, ...TWO_LINES, typography: 'body2', color: 'text.secondary' }} title={details}>
          {details || '\u00a0'}
        </Box>
      </Box>
      <Box role="group" aria-label={title} sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <WriteButton label={translate('requests.refuse.action')} color="inherit" onClick={() => onDecide('Refusee')} />
        <WriteButton
          label={accept ?? translate('requests.accept.action')}
          variant="outlined"
          startIcon={<Check />}
          onClick={() => onDecide('Acceptee')}
        />
      </Box>
    </Box>
  );
}

/** Every line has the same height, so that names which come later move nothing. */
export const DECISION_LINE_HEIGHT = { xs: 126, sm: 62 } as const;

const LINE = {
  ...{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: { sm: 'center' } },
  ...{ justifyContent: 'center', columnGap: 2, rowGap: 0.5, height: DECISION_LINE_HEIGHT, boxSizing: 'border-box' },
  // Less room than the list gives its usual lines.
  '&&': { py: 1 },
} as const;
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** On a phone, where the day alone takes most of one. */
const TWO_LINES = {
  ...{ whiteSpace: { xs: 'normal', sm: 'nowrap' }, display: { xs: '-webkit-box', sm: 'block' } },
  ...{ WebkitLineClamp: '2', WebkitBoxOrient: 'vertical' },
} as const;
