import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useId, useRef } from 'react';
import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import type { Figures } from '../../statistics/figures';
import { SMALLEST_GROUP } from '../../statistics/hideSmall';
import { dimensionStates } from '../../statistics/stateOptions';
import type { Chart, Statistic } from '../../statistics/statistic';
import { useRegistry } from '../RegistryContext';
import { FailureAlert } from '../page/FailureAlert';
import { IconAction } from '../page/IconAction';
import { filtersAt, MOST_DRAWN, rowsOf, seriesOf, type DrawnRow, type DrawnSeries } from './chartData';
import { ChartTable } from './ChartTable';
import { FigureTiles } from './FigureTiles';
import { savePicture } from './savePicture';
import { useFigures, type Counted } from './useFigures';
import { useDimensionLabel } from './useDimensionLabel';
import { useWidth } from '../useWidth';
import { useFigureText } from './useFigureText';
import type { StatisticsPlace } from './useStatisticsPlace';

/** Milliseconds after which figures show their time. */
const NEWS = 5_000;

/** Minimum pixels for a drawing with labels. */
const NARROWEST = 180;

const Drawing = lazy(() => import('./Drawing'));

export interface ChartCardProps {
  readonly statistic: Statistic;
  readonly chart: Chart;
  readonly place: StatisticsPlace;
  readonly onCounted: (counted: Counted) => void;
}

export function ChartCard(props: ChartCardProps) {
  const { statistic, chart, place, onCounted } = props;
  const words = useWords();
  const { data, dataUpdatedAt, error, isPlaceholderData, refetch } = useFigures(statistic, chart, place);
  const headingId = useId();
  const label = words(chart.label);
  if (error && !data) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  if (chart.as === 'figures')
    return (
      <Box aria-busy={!data || isPlaceholderData} data-tiles>
        <FigureTiles
          statistic={statistic}
          chart={chart}
          figures={data}
          isCompared={place.compare}
          onChoose={() => onCounted({ statistic, label: words(statistic.label), filters: {} })}
        />
      </Box>
    );
  return (
    <Paper
      // No landmark, because several charts can have the same name.
      component="article"
      variant="outlined"
      aria-labelledby={headingId}
      aria-busy={!data || isPlaceholderData}
      sx={{ p: 2, minWidth: 0, display: 'flex', flexDirection: 'column' }}
    >
      {data ? (
        <DrawnFigures {...props} figures={data} receivedAt={dataUpdatedAt} headingId={headingId} label={label} />
      ) : (
        <>
          <Typography id={headingId} variant="h3" sx={HEAD}>
            {label}
          </Typography>
          <Skeleton variant="rounded" height={300} />
        </>
      )}
    </Paper>
  );
}

interface DrawnFiguresProps extends ChartCardProps {
  readonly figures: Figures;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly headingId: string;
  readonly label: string;
}

function DrawnFigures({ statistic, chart, figures, receivedAt, headingId, label, onCounted }: DrawnFiguresProps) {
  const translate = useTranslate();
  const words = useWords();
  const write = useFigureText();
  const dimensionLabel = useDimensionLabel();
  const registry = useRegistry();
  const picture = useRef<HTMLDivElement>(null);
  const width = useWidth(picture);
  const measureOf = (name: string) => {
    const measure = statistic.measures[name];
    if (!measure) throw new Error(`'${statistic.name}' has no measure '${name}'`);
    return measure;
  };
  const names = { measure: (name: string) => words(measureOf(name).label), former: translate('statistics.former') };
  const [states, partStates] = [chart.by, chart.split].map((name) => dimensionStates(registry, statistic, name));
  const series = seriesOf(chart, figures, names, partStates);
  const rows = rowsOf(figures);
  const choose = (row: DrawnRow, { part, isFormer }: DrawnSeries) => {
    const group = row.groups.find(({ cles }) => part === undefined || (cles[1] ?? null) === part.key);
    if (isFormer || !group || group.masque) return;
    const keys = part === undefined ? [row.key] : [row.key, part.key];
    onCounted({ statistic, label: group.libelles.slice(0, keys.length).join(' · '), filters: filtersAt(chart, keys) });
  };
  const isEmpty = figures.groupes.length === 0;
  const isOlder = Date.parse(figures.compteLe) + NEWS < receivedAt;
  const isHiding = figures.groupes.some(({ masque }) => masque);
  const as = chart.as === 'figures' ? 'bar' : chart.as;
  const shared = { figures, series, measureOf, write, onChoose: choose };
  return (
    <>
      <Box sx={HEAD}>
        <Typography id={headingId} variant="h3" sx={{ flex: 1, minWidth: 0 }}>
          {label}
        </Typography>
        {!isEmpty && (
          <IconAction
            label={translate('statistics.picture', { label })}
            icon={<ImageOutlined fontSize="small" />}
            onClick={() => picture.current && void savePicture(picture.current, label)}
          />
        )}
      </Box>
      {isEmpty ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 3 }}>
          {translate('statistics.noneHere')}
        </Typography>
      ) : (
        <>
          {/* Hidden from screen readers, which have the table below. */}
          <Box ref={picture} aria-hidden sx={{ minWidth: 0, minHeight: 180 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={300} />}>
              {width >= NARROWEST && (
                <Drawing as={as} width={width} states={states} partStates={partStates} {...shared} />
              )}
            </Suspense>
          </Box>
          {rows.length > MOST_DRAWN[as] && <Note>{translate('statistics.firstShown', { count: MOST_DRAWN[as] })}</Note>}
          {isOlder && <Note>{translate('statistics.countedAt', { time: write.time(figures.compteLe) })}</Note>}
          {isHiding && <Note>{translate('statistics.hiddenHelp', { count: SMALLEST_GROUP })}</Note>}
          {figures.autres > 0 && <Note>{translate('statistics.others', { smart_count: figures.autres })}</Note>}
          <Box component="details" sx={{ mt: 'auto', pt: 1 }}>
            <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', fontSize: 14, mb: 0.5 }}>
              {translate('statistics.table')}
            </Box>
            <ChartTable
              label={translate('statistics.tableOf', { label })}
              heading={chart.by === undefined ? '' : dimensionLabel(statistic, chart.by)}
              {...shared}
              series={seriesOf(chart, figures, names, partStates, Number.POSITIVE_INFINITY)}
            />
          </Box>
        </>
      )}
    </>
  );
}

const Note = ({ children }: { readonly children: string }) => (
  <Typography variant="caption" component="p" sx={{ color: 'text.secondary', m: 0, mt: 0.5 }}>
    {children}
  </Typography>
);

/** As high as its button, in line with the title. */
const HEAD = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, mt: -0.5, mb: 1 } as const;
