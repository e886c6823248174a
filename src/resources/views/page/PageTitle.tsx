import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PrintedOn } from './PrintedOn';
import { useDocumentTitle } from './useDocumentTitle';

export interface PageTitleProps {
  readonly title: string;
  readonly help: string;
  readonly children?: ReactNode;
}

export function PageTitle({ title, help, children }: PageTitleProps) {
  useDocumentTitle(title);
  return (
    <Box
      component="header"
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, mb: 2 }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
        <Typography variant="h1">{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {help}
        </Typography>
        <PrintedOn />
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>{children}</Box>
    </Box>
  );
}
