import { visuallyHidden } from '@mui/utils';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import type { Figures } from '../../statistics/figures';
import type { Chart, Statistic } from '../../statistics/statistic';
import { useFigureText } from './useFigureText';

export interface FigureTilesProps {
  readonly statistic: Statistic;
  readonly chart: Chart;
  /** Undefined while loading; the tiles keep their place. */
  readonly figures: Figures | undefined;
  /** Shows the previous period's values. */
  readonly isCompared: boolean;
  readonly onChoose: () => void;
}

export function FigureTiles({ statistic, chart, figures, isCompared, onChoose }: FigureTilesProps) {
  const translate = useTranslate();
  const words = useWords();
  const write = useFigureText();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))' }}>
      {chart.measures.map((name) => {
        const measure = statistic.measures[name];
        if (!measure) return null;
        const label = words(measure.label);
        if (!figures) return <WaitingTile key={name} label={label} isCompared={isCompared} />;
        const { valeurs, precedent, masque } = figures.total;
        const value = valeurs[name] ?? null;
        const change = precedent && write.change(value, precedent[name] ?? null);
        const text = masque ? translate('statistics.hidden') : write.text(measure, value);
        return (
          <Paper key={name} variant="outlined" sx={{ minWidth: 0 }}>
            <ButtonBase
              onClick={onChoose}
              disabled={masque === true || value === null || value === 0}
              sx={{ display: 'block', width: '100%', textAlign: 'left', p: ROOM, borderRadius: 1 }}
            >
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }} noWrap>
                {label}
              </Typography>
              <Typography component="div" sx={FIGURE}>
                {text}
              </Typography>
              <span style={visuallyHidden}> {translate('statistics.records', { label })}</span>
              {precedent && (
                <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                  {change === undefined
                    ? translate('statistics.formerValue', { value: write.text(measure, precedent[name]) })
                    : translate('statistics.change', { change })}
                </Typography>
              )}
            </ButtonBase>
          </Paper>
        );
      })}
    </Box>
  );
}

interface WaitingTileProps {
  readonly label: string;
  readonly isCompared: boolean;
}

/** Placeholder of a tile, with its final height. */
function WaitingTile({ label, isCompared }: WaitingTileProps) {
  return (
    <Paper variant="outlined" sx={{ minWidth: 0, p: ROOM }}>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }} noWrap>
        {label}
      </Typography>
      <Typography component="div" sx={FIGURE}>
        <Skeleton width={72} />
      </Typography>
      {isCompared && (
        <Typography variant="caption" component="div">
          <Skeleton width={120} />
        </Typography>
      )}
    </Paper>
  );
}

const ROOM = 1.75;
const FIGURE = { fontSize: 26, fontWeight: 600, lineHeight: 1.25 } as const;
