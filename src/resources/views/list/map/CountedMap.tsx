import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import type { DepartmentCounts, MapPlace } from '../../../records/departments';
import { countSteps } from './countSteps';
import { DepartmentTable } from './DepartmentTable';
import { FranceMap } from './FranceMap';
import { MapLegend } from './MapLegend';
import { mapWords } from './mapWords';

interface CountedMapProps {
  readonly counts: DepartmentCounts;
  readonly isStale: boolean;
  readonly from: MapPlace | undefined;
  readonly onChoose: (place: MapPlace) => void;
}

/** The map, its legend, and a table of the same counts. */
export function CountedMap({ counts, isStale, from, onChoose }: CountedMapProps) {
  const inWords = useWords();
  const steps = countSteps(counts.departements.map(({ nombre }) => nombre));
  return (
    <Box
      component="section"
      aria-label={inWords(mapWords.label)}
      aria-busy={isStale}
      sx={{ ...SHADES, display: 'grid', gap: 2, gridTemplateColumns: COLUMNS, opacity: isStale ? 0.6 : 1 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <FranceMap counts={counts} steps={steps} from={from} onChoose={onChoose} />
        <MapLegend steps={steps} />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', m: 0, mt: 1 }}>
          {inWords(mapWords.credit)}
        </Typography>
      </Box>
      <DepartmentTable counts={counts} onChoose={onChoose} />
    </Box>
  );
}

const COLUMNS = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(260px, 340px)' } as const;

/** One hue of rising opacity, which colour-blind people can tell apart; system colours if the person forces them. */
const SHADES = {
  '& [data-step]': { color: 'primary.main', fill: 'currentcolor', printColorAdjust: 'exact' },
  '& .outlined': { stroke: (theme: Theme) => theme.palette.text.secondary },
  '& [data-step="0"]': { fillOpacity: 0.03 },
  '& [data-step="1"]': { fillOpacity: 0.18 },
  '& [data-step="2"]': { fillOpacity: 0.36 },
  '& [data-step="3"]': { fillOpacity: 0.55 },
  '& [data-step="4"]': { fillOpacity: 0.76 },
  '& [data-step="5"]': { fillOpacity: 1 },
  '@media (forced-colors: active)': {
    '& [data-step]': { fill: 'Highlight', stroke: 'CanvasText' },
    '& text': { fill: 'CanvasText' },
    '& .marked': { fill: 'none', stroke: 'CanvasText' },
  },
} as const;
