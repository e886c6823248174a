import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { HttpError, useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import type { CardName } from '../board/boardOrder';
import { useSettled } from '../board/SettlingContext';
import { AllLink } from './AllLink';
import { CARD_HEAD, SHEET } from './cardFrames';
import { EmptyCard } from './EmptyCard';

interface HomeCardProps {
  readonly name: CardName;
  readonly to?: string | undefined;
  readonly isPending?: boolean;
  /** Placeholder while loading; lines by default. */
  readonly pending?: ReactNode;
  readonly error?: Error | null;
  readonly onRetry?: () => void;
  readonly isEmpty?: boolean;
  /** Without content it says in one line what to do first; otherwise it is not shown. */
  readonly isToldEmpty?: boolean;
  /** At the end of the title's line, instead of the link to all. */
  readonly aside?: ReactNode;
  /** Beside the title. */
  readonly hint?: ReactNode;
  readonly children?: ReactNode;
}

/** Cards whose content has sheets of its own. */
const WITH_OWN_SHEETS: readonly CardName[] = ['attente', 'acces'];

/** The frame of a card, with its loading, error and empty states. */
export function HomeCard({
  name,
  to,
  isPending = false,
  pending,
  error,
  onRetry,
  isEmpty = false,
  isToldEmpty = false,
  aside,
  hint,
  children,
}: HomeCardProps) {
  const translate = useTranslate();
  const id = useId();
  // A refused card is hidden: the right may hold for some companies only.
  const isRefused = error instanceof HttpError && error.status === 403;
  const isNothing = !isPending && (isRefused || (isEmpty && !error));
  useSettled(name, !isPending || Boolean(error));
  if (isNothing) return isToldEmpty && !isRefused ? <EmptyCard name={name} to={to} /> : null;
  const hasOwnSheets = WITH_OWN_SHEETS.includes(name) || Boolean(error);
  return (
    <Box component="section" data-card={name} aria-labelledby={id} aria-busy={isPending} sx={{ minWidth: 0 }}>
      <Box sx={CARD_HEAD}>
        <Typography id={id} component="h2" variant="h3" sx={{ flexGrow: hint ? 0 : 1, minWidth: 0 }}>
          {translate(`shell.home.cards.${name}.title`)}
        </Typography>
        {hint && <Box sx={{ flex: 1, minWidth: 0 }}>{hint}</Box>}
        {aside ?? <AllLink to={to} titleId={id} />}
      </Box>
      <Box sx={hasOwnSheets ? undefined : SHEET}>
        {error ? (
          <FailureAlert error={error} {...(onRetry && { onRetry })} />
        ) : isPending ? (
          (pending ?? (
            <Box sx={{ display: 'grid', gap: 0.5 }}>
              {['80%', '60%', '70%'].map((width) => (
                <Skeleton key={width} width={width} height={28} />
              ))}
            </Box>
          ))
        ) : (
          children
        )}
      </Box>
    </Box>
  );
}
