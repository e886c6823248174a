import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo, type ReactNode } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { createAppTheme } from './theme';
import { useSkin } from './useSkin';

/** Gives its children the product's theme, in the skin and the language that the reader chose. */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  const [skin] = useSkin();
  const [language] = useLanguage();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const theme = useMemo(() => createAppTheme({ skin, language, isStill }), [skin, language, isStill]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
