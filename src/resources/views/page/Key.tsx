import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A keyboard key within text. */
export function Key({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="kbd"
      sx={{
        fontFamily: 'inherit',
        fontSize: '0.6875rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        px: 0.625,
        py: '1px',
        border: 1,
        borderColor: 'divider',
        borderBottomWidth: 2,
        borderRadius: 0.75,
        bgcolor: 'background.paper',
        color: 'text.secondary',
      }}
    >
      {children}
    </Box>
  );
}
