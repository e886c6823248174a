import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import type { Statistic } from '../../statistics/statistic';
import { ChartCard } from './ChartCard';
import type { Counted } from './useFigures';
import type { StatisticsPlace } from './useStatisticsPlace';

export interface StatisticSectionProps {
  readonly statistic: Statistic;
  readonly place: StatisticsPlace;
  readonly filterLabel: (name: string) => string;
  readonly onCounted: (counted: Counted) => void;
}

export function StatisticSection({ statistic, place, filterLabel, onCounted }: StatisticSectionProps) {
  const translate = useTranslate();
  const words = useWords();
  const id = useId();
  const help = words(statistic.help);
  const ignored = Object.keys(place.filters).filter((name) => !Object.hasOwn(statistic.dimensions, name));
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} variant="h2">
        {words(statistic.label)}
      </Typography>
      {(help || ignored.length > 0) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
          {help}
          {ignored.length > 0 &&
            ` ${translate('statistics.notNarrowed', { dimensions: ignored.map(filterLabel).join(', ') })}`}
        </Typography>
      )}
      <Box sx={CHARTS}>
        {statistic.charts.map((chart) => (
          <ChartCard
            key={`${chart.as} ${chart.by} ${chart.split} ${chart.measures.join(' ')}`}
            statistic={statistic}
            chart={chart}
            place={place}
            onCounted={onCounted}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Tiles take a full line; the last line of charts is stretched to full width. */
const CHARTS = {
  mt: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > *': { flex: '1 1 min(100%, 420px)', minWidth: 0 },
  '& > [data-tiles]': { flexBasis: '100%' },
} as const;
