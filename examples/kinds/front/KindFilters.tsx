import type { KindProps } from './kindProps';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { kindOf } from '../../../src/resources/fields/kinds';
import { viewOf } from '../../../src/resources/fields/views';
import { filtersOf } from '../kindCases';
import { useKindWord } from './kindWords';

const ignore = () => undefined;

/** The filters of a field, without and with a value. */
export function KindFilters({ spec }: KindProps) {
  const word = useKindWord();
  const translate = useTranslate();
  const { Filter } = viewOf(spec);
  const filters = filtersOf(spec);
  if (filters.length === 0) return <Box sx={{ color: 'text.secondary' }}>{word('noFilter')}</Box>;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 296px), 1fr))',
        gap: 2,
        alignItems: 'start',
        // Pickers open at once, below themselves.
        ...(kindOf(spec).reference && { gridAutoRows: 440 }),
      }}
    >
      {filters.map(({ operator, value }, index) => (
        <Filter
          key={`${operator} ${index}`}
          spec={spec}
          operator={operator}
          value={value}
          label={translate(`screens.operators.${operator}`)}
          onChange={ignore}
        />
      ))}
    </Box>
  );
}
