import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { useContext } from 'react';
import { Link as RouterLink } from 'react-router';
import { initials } from '../../common/initials';
import { FacePicture } from '../naming/FacePicture';
import { AnswerButtons } from './AnswerButtons';
import { AnsweredContext } from './AnsweredContext';
import { GivenAnswer } from './GivenAnswer';
import { DecisionNote, type DecisionRemark } from './DecisionNote';
import { WaitingSince } from './WaitingSince';
import type { RequestState } from './requestKind';

interface DecisionLineProps {
  /** The person's name, whose initials begin the line. */
  readonly who?: string;
  readonly title: string;
  /** Where the title leads, to look before deciding. */
  readonly to: string | undefined;
  readonly detail: string;
  /** What speaks for or against it. */
  readonly note?: DecisionRemark | undefined;
  /** Why the person asks. */
  readonly reason?: string | null;
  /** Since when it waits, ISO 8601. */
  readonly since?: string | null;
  readonly accept?: string;
  readonly onDecide: (etat: Exclude<RequestState, 'EnAttente'>) => void;
}

/** What waits for a decision, in one line with its two answers. */
export function DecisionLine({ who, title, to, detail, note, reason, since, accept, onDecide }: DecisionLineProps) {
  const translate = useTranslate();
  const answered = useContext(AnsweredContext);
  return (
    <Box component="li" sx={{ ...LINE, minHeight: decisionLineHeight(Boolean(reason)) }}>
      {who !== undefined && (
        <Box sx={FACE}>
          <FacePicture letters={initials(who)} size={36} />
        </Box>
      )}
      <Box sx={{ flex: { sm: 1 }, minWidth: 0 }}>
        <Box sx={{ ...CUT, ...TWO_LINES, ...RING, fontWeight: 500 }} title={title}>
          {to === undefined ? (
            title
          ) : (
            <Link component={RouterLink} to={to} color="inherit" underline="hover">
              {title}
            </Link>
          )}
        </Box>
        <Box
          sx={{ ...CUT, ...TWO_LINES, typography: 'body2', color: 'text.secondary' }}
          title={note ? `${detail} · ${note.words}` : detail}
        >
          {detail || '\u00a0'}
          {note && <DecisionNote {...note} />}
        </Box>
        {reason && (
          <Box sx={REASON} title={reason}>
            {translate('requests.reason', { reason })}
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
        {since && <WaitingSince at={since} />}
        <Box role="group" aria-label={title} sx={{ display: 'flex', flexShrink: 0, gap: 1, ml: 'auto' }}>
          {answered ? <GivenAnswer {...answered} /> : <AnswerButtons accept={accept} onDecide={onDecide} />}
        </Box>
      </Box>
    </Box>
  );
}

/** Least height of a line whose words take one line each, on a phone two for the reason, so that names which come later move nothing. */
export const decisionLineHeight = (hasReason: boolean) =>
  hasReason ? ({ xs: 134, sm: 82 } as const) : ({ xs: 108, sm: 62 } as const);

const LINE = {
  ...{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: { sm: 'center' } },
  // On a phone the answers stand at the end, and room for names that come later is above them.
  ...{ justifyContent: { xs: 'space-between', sm: 'center' }, columnGap: 2, rowGap: 0.5, boxSizing: 'border-box' },
  // Less room than the list gives its usual lines.
  '&&': { py: 1 },
} as const;
/** A phone's line is too narrow for it. */
const FACE = { display: { xs: 'none', sm: 'block' }, flexShrink: 0, mr: -0.5 } as const;
const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** Whole: on a phone there is no pointer to read the rest. */
const REASON = { typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' } as const;
/** Room for the ring of the focused link, which would be cut. */
const RING = { px: 0.5, mx: -0.5, '& a:focus-visible': { outlineOffset: 0 } } as const;
/** On a phone, where the day alone takes most of one. */
const TWO_LINES = {
  ...{ whiteSpace: { xs: 'normal', sm: 'nowrap' }, display: { xs: '-webkit-box', sm: 'block' } },
  ...{ WebkitLineClamp: '2', WebkitBoxOrient: 'vertical' },
} as const;
