import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usualStyles } from './usualStyles';

const leftToRight = (theme: Theme): Theme => ({ ...theme, direction: 'ltr' });

/**
 * What is measured from the left whatever the direction of the page: the axis of a plan, a spreadsheet. In a page that is
 * read from the left it changes nothing.
 */
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
