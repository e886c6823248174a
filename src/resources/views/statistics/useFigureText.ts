import { useTranslate } from 'ra-core';
import { useRegion } from '../../fields/shared/hooks/useReaderLanguage';
import type { Measure } from '../../statistics/statistic';

const decimalsOf = ({ kind }: Measure): number => (kind === 'count' || kind === 'sum' ? 0 : 1);

/** Formats figures and changes for the reader's region. */
export function useFigureText() {
  const translate = useTranslate();
  const region = useRegion();
  const inUnit = (measure: Measure, text: string): string => {
    const unit = 'unit' in measure ? measure.unit : undefined;
    if (unit === 'euros') return `${text} €`;
    return unit === undefined ? text : translate(`statistics.units.${unit}`, { value: text });
  };
  return {
    /** A figure; a dash if empty. */
    text(measure: Measure, value: number | null | undefined): string {
      if (value === null || value === undefined) return '–';
      const style = measure.kind === 'share' ? ('percent' as const) : ('decimal' as const);
      const format = new Intl.NumberFormat(region, { style, maximumFractionDigits: decimalsOf(measure) });
      return inUnit(measure, format.format(value));
    },
    /** Change in per cent; undefined without a previous value. */
    change(value: number | null, former: number | null): string | undefined {
      if (value === null || former === null || former === 0) return undefined;
      const format = new Intl.NumberFormat(region, {
        style: 'percent',
        maximumFractionDigits: 0,
        signDisplay: 'exceptZero',
      });
      return format.format((value - former) / Math.abs(former));
    },
    /** @param day ISO date */
    day: (day: string): string =>
      new Intl.DateTimeFormat(region, { dateStyle: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    time: (instant: string): string =>
      new Intl.DateTimeFormat(region, { timeStyle: 'short' }).format(new Date(instant)),
  };
}

export type FigureText = ReturnType<typeof useFigureText>;
