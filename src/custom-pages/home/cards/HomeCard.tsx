import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { HttpError, useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import type { CardName } from '../board/boardOrder';

interface HomeCardProps {
  readonly name: CardName;
  /** The page that shows all. */
  readonly to?: string | undefined;
  readonly isPending?: boolean;
  readonly error?: Error | null;
  readonly onRetry?: () => void;
  /** There is nothing: the card says what to do. */
  readonly isEmpty?: boolean;
  readonly children?: ReactNode;
}

/** The frame of a card: it waits, fails and is empty by itself. */
export function HomeCard({ name, to, isPending = false, error, onRetry, isEmpty = false, children }: HomeCardProps) {
  const translate = useTranslate();
  const id = useId();
  const words = `shell.home.cards.${name}`;
  // What the API refuses is not there for this reader: a right may hold for some companies only.
  const isRefused = error instanceof HttpError && error.status === 403;
  return (
    <Card component="section" aria-labelledby={id} aria-busy={isPending} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0 }}>
          {translate(`${words}.title`)}
        </Typography>
        {to !== undefined && (
          <Link component={RouterLink} to={to} variant="body2" aria-describedby={id}>
            {translate('shell.home.board.all')}
          </Link>
        )}
      </Box>
      {error && !isRefused ? (
        <FailureAlert error={error} {...(onRetry && { onRetry })} />
      ) : isPending ? (
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          {['80%', '60%', '70%'].map((width) => (
            <Skeleton key={width} width={width} height={28} />
          ))}
        </Box>
      ) : isEmpty || isRefused ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(`${words}.empty`)}
        </Typography>
      ) : (
        children
      )}
    </Card>
  );
}
