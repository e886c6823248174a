import { visuallyHidden } from '@mui/utils';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import type { Figures } from '../../statistics/figures';
import type { Chart, Statistic } from '../../statistics/statistic';
import { useFigureText } from './useFigureText';

export interface FigureTilesProps {
  readonly statistic: Statistic;
  readonly chart: Chart;
  readonly figures: Figures;
  /** The records behind the figures are wanted. */
  readonly onChoose: () => void;
}

/** The figures of all records together, each with what it was before. */
export function FigureTiles({ statistic, chart, figures, onChoose }: FigureTilesProps) {
  const translate = useTranslate();
  const words = useWords();
  const write = useFigureText();
  const { valeurs, precedent, masque } = figures.total;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))' }}>
      {chart.measures.map((name) => {
        const measure = statistic.measures[name];
        if (!measure) return null;
        const value = valeurs[name] ?? null;
        const change = precedent && write.change(value, precedent[name] ?? null);
        const label = words(measure.label);
        const text = masque ? translate('statistics.hidden') : write.text(measure, value);
        return (
          <Paper key={name} variant="outlined" sx={{ minWidth: 0 }}>
            <ButtonBase
              onClick={onChoose}
              disabled={masque === true || value === null || value === 0}
              sx={{ display: 'block', width: '100%', textAlign: 'left', p: 1.75, borderRadius: 1 }}
            >
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }} noWrap>
                {label}
              </Typography>
              <Typography component="div" sx={{ fontSize: 26, fontWeight: 600, lineHeight: 1.25 }}>
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
