import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { HOME } from '../../resources/routes/addresses';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { useOpenPalette } from '../palette/PaletteContext';

/** The requested address, passed by `App` in the router's state. */
function addressIn(state: unknown): string {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : '';
}

// Late: every page would load it.
const NearPageButton = lazy(() => import('./NearPageButton'));

/** `/error-404` for signed-in people, within the layout. */
export function NotFoundPage() {
  const translate = useTranslate();
  const openPalette = useOpenPalette();
  const { state } = useLocation();
  const address = addressIn(state);
  useDocumentTitle(translate('shell.notFound.title'));
  return (
    <Box sx={{ maxWidth: 620, mx: 'auto', py: { xs: 4, sm: 8 } }}>
      <Typography variant="h1" gutterBottom>
        {translate('shell.notFound.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5, overflowWrap: 'anywhere' }}>
        {address ? translate('shell.notFound.detail', { address }) : translate('shell.notFound.unnamed')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" component={Link} to={HOME}>
          {translate('shell.notFound.home')}
        </Button>
        <Button variant="outlined" onClick={openPalette}>
          {translate('shell.notFound.search')}
        </Button>
        {/* Last, so that the others keep their place. */}
        <Suspense fallback={null}>
          <NearPageButton address={address} />
        </Suspense>
      </Box>
    </Box>
  );
}
