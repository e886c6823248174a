import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import { Link } from 'react-router-dom';

interface WaitingTileProps {
  readonly to: string;
  /** Text with the number: `4 mois à valider`. */
  readonly text: string;
  /** The number as it occurs in the text, to be shown large. */
  readonly number: string;
}

/** A count of waiting items, with a link to decide them. */
export function WaitingTile({ to, text, number }: WaitingTileProps) {
  const isFirst = text.startsWith(number);
  return (
    <Card component="li" sx={{ listStyle: 'none' }}>
      <CardActionArea component={Link} to={to} sx={{ px: 2, py: 1.25, height: '100%' }}>
        {isFirst && (
          <Box component="span" sx={NUMBER}>
            {number}
          </Box>
        )}
        <Box component="span" sx={{ color: isFirst ? 'text.secondary' : 'text.primary' }}>
          {isFirst ? text.slice(number.length) : text}
        </Box>
      </CardActionArea>
    </Card>
  );
}

const NUMBER = {
  display: 'block',
  fontSize: '1.75rem',
  fontWeight: 'fontWeightBold',
  lineHeight: 1.2,
  color: 'primary.main',
  fontVariantNumeric: 'tabular-nums',
} as const;
