import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The buttons that lead on from a refusal. */
export const RefusalButtons = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>{children}</Box>
);
