import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIsMutating } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useOnline } from '../../resources/views/page/useOnline';
import { isLoadFailure } from './isLoadFailure';

export interface ErrorPageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a crashed page: explains the error and offers ways on. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const translate = useTranslate();
  const notLoaded = isLoadFailure(error);
  const isOnline = useOnline();
  const isWaiting = notLoaded && !isOnline;
  const isWriting = useIsMutating() > 0;
  const wasOffline = useRef(!isOnline);
  // If the code failed to load offline, reload once the connection is back and all that was saved meanwhile is sent.
  useEffect(() => {
    if (notLoaded && isOnline && !isWriting && wasOffline.current) window.location.reload();
  }, [notLoaded, isOnline, isWriting]);
  const errorDetail = notLoaded ? 'shell.error.notLoadedDetail' : 'shell.error.detail';
  const detail = isWaiting ? 'screens.page.offline' : errorDetail;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return (
    <Box role="alert" sx={{ maxWidth: 620, mx: 'auto', py: { xs: 4, sm: 8 } }}>
      <Typography variant="h1" gutterBottom>
        {translate(notLoaded ? 'shell.error.notLoadedTitle' : 'shell.error.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{translate(detail)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        {isWaiting ? (
          // Without a network a load of any address would lose the application.
          <Button variant="outlined" onClick={() => window.history.back()}>
            {translate('ra.action.back')}
          </Button>
        ) : (
          <>
            {/* A browser remembers that a module failed: only a reload asks for it again. */}
            <Button variant="contained" onClick={notLoaded ? () => window.location.reload() : onRetry}>
              {translate(notLoaded ? 'shell.error.reload' : 'shell.error.retry')}
            </Button>
            <Button variant="outlined" href="/home">
              {translate('shell.error.home')}
            </Button>
          </>
        )}
      </Box>
      <Box component="details" sx={{ typography: 'body2', color: 'text.secondary' }}>
        <summary>{translate('shell.error.technical')}</summary>
        <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>
          {text}
        </Box>
      </Box>
    </Box>
  );
}
