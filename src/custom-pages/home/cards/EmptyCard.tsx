import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { CardName } from '../board/boardOrder';
import { AllLink } from './AllLink';

interface EmptyCardProps {
  readonly name: CardName;
  readonly to: string | undefined;
}

/** A card without content, in one line where there is room: it says what is missing, and takes no place from the others. */
export function EmptyCard({ name, to }: EmptyCardProps) {
  const translate = useTranslate();
  const id = useId();
  const words = `shell.home.cards.${name}`;
  return (
    <Box component="section" data-card={name} aria-labelledby={id} aria-busy={false} sx={LINE}>
      <Typography id={id} component="h2" variant="h3" sx={{ flex: 'none', minWidth: 176, maxWidth: '100%' }}>
        {translate(`${words}.title`)}
      </Typography>
      <Typography variant="body2" sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
        {translate(`${words}.empty`)}
      </Typography>
      <AllLink to={to} titleId={id} />
    </Box>
  );
}

/** Empty cards come last. */
const LINE = {
  order: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  rowGap: 0.25,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
