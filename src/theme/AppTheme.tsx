import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { usePrinting } from '../resources/views/page/usePrinting';
import { useDirection } from './direction';
import { createAppTheme } from './theme';
import { usualStyles } from './usualStyles';
import { useSkin } from './useSkin';

// Loaded only by the few people who read from right to left.
const MirroredStyles = lazy(() => import('./MirroredStyles'));

export function AppTheme({ children }: { readonly children: ReactNode }) {
  const [chosen] = useSkin();
  // Print in light colours whatever the skin.
  const skin = usePrinting() ? 'light' : chosen;
  const [language] = useLanguage();
  const [direction] = useDirection();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const isWide = useMediaQuery('(min-width:900px)', { noSsr: true });
  const theme = useMemo(
    () => createAppTheme({ skin, language, direction, isStill, isWide }),
    [skin, language, direction, isStill, isWide],
  );
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);
  const themed = (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
  if (direction === 'ltr') return <CacheProvider value={usualStyles}>{themed}</CacheProvider>;
  return (
    <Suspense fallback={null}>
      <MirroredStyles>{themed}</MirroredStyles>
    </Suspense>
  );
}
