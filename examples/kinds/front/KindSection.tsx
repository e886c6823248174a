import type { KindProps } from './kindProps';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { KindFilters } from './KindFilters';
import { KindGrid } from './KindGrid';
import { KindInputs } from './KindInputs';
import { KindValues } from './KindValues';
import { useKindWord } from './kindWords';

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0, mt: 1.5 }}>
      <Typography component="h3" variant="subtitle2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** One kind as value, spreadsheet cell, form input and filter. */
export function KindSection(props: KindProps) {
  const word = useKindWord();
  return (
    <Paper component="section" variant="outlined" aria-label={props.name} sx={{ p: 2, mb: 2, contain: 'layout' }}>
      <Typography component="h2" variant="h3">
        <code dir="ltr">{props.name}</code>
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Part title={`${word('cell')} · ${word('full')}`}>
          <KindValues {...props} />
        </Part>
        <Part title={word('grid')}>
          <KindGrid {...props} />
        </Part>
      </Box>
      <Part title={word('inputs')}>
        <KindInputs {...props} />
      </Part>
      <Part title={word('filters')}>
        <KindFilters {...props} />
      </Part>
    </Paper>
  );
}
