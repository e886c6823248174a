import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usualStyles } from './usualStyles';

const leftToRight = (theme: Theme): Theme => ({ ...theme, direction: 'ltr' });

/** Keeps its content left-to-right in any page: time axes and spreadsheets. No effect in a left-to-right page. */
export function LeftToRight({ children }: { readonly children: ReactNode }) {
  const { direction } = useTheme();
  if (direction === 'ltr') return children;
  return (
    <CacheProvider value={usualStyles}>
      <ThemeProvider theme={leftToRight}>
        <Box dir="ltr" sx={{ textAlign: 'left' }}>
          {children}
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
