import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';
import type { Measure } from '../../statistics/statistic';
import { dayOf } from '../../language/moments';
import { MOST_DRAWN, rowsOf, unbegunPeriods, valueOf, type DrawnRow, type DrawnSeries } from './chartData';
import { stateColors } from './stateColors';
import type { StateOption } from '../../statistics/stateOptions';
import type { FigureText } from './useFigureText';
import type { Figures } from '../../statistics/figures';

export interface DrawingProps {
  readonly as: 'bar' | 'line' | 'pie';
  /** In pixels. */
  readonly width: number;
  readonly figures: Figures;
  readonly series: readonly DrawnSeries[];
  readonly measureOf: (name: string) => Measure;
  readonly write: FigureText;
  readonly onChoose: (row: DrawnRow, series: DrawnSeries) => void;
  /** States of the rows, and of the parts of bars. */
  readonly states: readonly StateOption[] | undefined;
  readonly partStates: readonly StateOption[] | undefined;
}

/** Series colours, ordered for good contrast between neighbours. */
function useSeriesColors(): readonly string[] {
  const { palette } = useTheme();
  const { primary, warning, info, customPurple, success, danger, secondary } = palette;
  return [primary, warning, info, customPurple, success, danger, secondary].map(({ main }) => main);
}

const LONGEST_LABEL = 26;
const short = (text: string): string => (text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1)}…` : text);

/** Draws a chart. Loaded with the first chart. */
export default function Drawing(props: DrawingProps) {
  const { as, width, figures, series, measureOf, write, onChoose, states, partStates } = props;
  const theme = useTheme();
  const colors = useSeriesColors();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));
  // Empty and withheld values are not drawn.
  const isDrawn = (row: DrawnRow) => as === 'line' || series.some((one) => (valueOf(row, one) ?? 0) > 0);
  const rows = rowsOf(figures).filter(isDrawn).slice(0, MOST_DRAWN[as]);
  const unbegun = unbegunPeriods(as === 'line' ? rows : [], series, dayOf(new Date()));
  const choose = (row: DrawnRow | undefined, one: DrawnSeries | undefined) => row && one && onChoose(row, one);
  const format = (one: DrawnSeries) => (value: number | null) => write.text(measureOf(one.measure), value);
  const former = theme.palette.text.disabled;
  const [colorsOfRows, colorsOfParts] = [states, partStates].map((of) => stateColors(theme.palette, of));
  const colorAt = (of: ReadonlyMap<unknown, string> | undefined, key: unknown, at: number) =>
    (of ? of.get(key) : colors[at % colors.length]) ?? former;
  const drawn = series.map((one, at) => ({
    id: one.id,
    label: one.label,
    data: rows.map((row) => (unbegun.has(row.key) && !one.isFormer ? null : valueOf(row, one))),
    valueFormatter: format(one),
    color: one.isFormer ? former : colorAt(one.part && colorsOfParts, one.part?.key, at),
  }));
  const common = {
    // Screen readers use the table, so nothing in the drawing takes the focus.
    disableKeyboardNavigation: true,
    skipAnimation: true,
    hideLegend: series.length < 2,
    height: 300,
    grid: { horizontal: true },
  } as const;
  const seriesById = (id: unknown) => series.find((one) => one.id === id);
  const numbers = new Intl.NumberFormat(useRegion(), { notation: 'compact', useGrouping: true });
  const valueAxis = {
    min: 0,
    tickMinStep: 1,
    disableLine: true,
    disableTicks: true,
    valueFormatter: (value: number) => {
      const [first] = series;
      return first && measureOf(first.measure).kind === 'share'
        ? `${Math.round(value * 100)} %`
        : numbers.format(value);
    },
  };
  if (as === 'pie') {
    const [only] = series;
    return (
      <PieChart
        {...common}
        hideLegend={false}
        height={isNarrow ? 320 : 300}
        series={[
          {
            innerRadius: '48%',
            paddingAngle: 1,
            cornerRadius: 3,
            valueFormatter: ({ value }) => (only ? write.text(measureOf(only.measure), value) : ''),
            data: rows.map((row, at) => ({
              id: at,
              label: row.label,
              value: (only && valueOf(row, only)) ?? 0,
              color: colorAt(colorsOfRows, row.key, at),
            })),
          },
        ]}
        slotProps={{
          legend: isNarrow ? { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } } : {},
        }}
        onItemClick={(_event, { dataIndex }) => choose(rows[dataIndex], only)}
      />
    );
  }
  if (as === 'line')
    return (
      <LineChart
        {...common}
        width={width}
        series={drawn.map((one) => ({ ...one, curve: 'linear', showMark: rows.length < 40 }))}
        // Bands, so that the first point does not lie on the figures of the axis.
        xAxis={[{ scaleType: 'band', data: rows.map(({ label }) => label), disableTicks: true }]}
        yAxis={[{ ...valueAxis, width: 48 }]}
        onAxisClick={(_event, data) => choose(rows[data?.dataIndex ?? -1], series[0])}
        onMarkClick={(_event, { seriesId, dataIndex }) => choose(rows[dataIndex ?? -1], seriesById(seriesId))}
      />
    );
  const isStacked = series.some(({ part }) => part !== undefined);
  // Bars by state have the colours of the states, if one measure alone is drawn.
  const isByState = colorsOfRows !== undefined && series.filter(({ isFormer }) => !isFormer).length === 1;
  const stateOf = ({ dataIndex }: { readonly dataIndex: number }) => colorAt(colorsOfRows, rows[dataIndex]?.key, 0);
  return (
    <BarChart
      {...common}
      width={width}
      layout="horizontal"
      grid={{ vertical: true }}
      height={Math.max(180, 70 + rows.length * (isStacked ? 28 : 12 + 16 * series.length))}
      borderRadius={3}
      // Room for the half of the last label that stands beyond the axis.
      margin={{ right: 32 }}
      series={drawn.map((one, at) => ({
        ...one,
        ...(isStacked && { stack: 'parts' }),
        ...(isByState && !series[at]?.isFormer && !isStacked && { colorGetter: stateOf }),
      }))}
      yAxis={[
        {
          scaleType: 'band',
          data: rows.map(({ label }) => label),
          valueFormatter: (label: string, { location }) => (location === 'tick' ? short(label) : label),
          width: isNarrow ? 120 : 170,
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.3,
        },
      ]}
      // Few, so that no label is left out for lack of room.
      xAxis={[{ ...valueAxis, tickNumber: 5 }]}
      onItemClick={(_event, { seriesId, dataIndex }) => choose(rows[dataIndex], seriesById(seriesId))}
    />
  );
}
