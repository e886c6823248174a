import type { FigureGroup, Figures } from '../../statistics/figures';
import type { StateOption } from '../../statistics/stateOptions';
import type { Chart } from '../../statistics/statistic';

/** Maximum groups per chart type; the table shows all. */
export const MOST_DRAWN = { bar: 12, pie: 6, line: 400, figures: 0 } as const;

/** A value of the first dimension, with one group, or one per value of the second dimension. */
export interface DrawnRow {
  readonly key: unknown;
  readonly label: string;
  readonly groups: readonly FigureGroup[];
}

export function rowsOf({ groupes }: Figures): readonly DrawnRow[] {
  const rows = new Map<string, { key: unknown; label: string; groups: FigureGroup[] }>();
  for (const group of groupes) {
    const name = JSON.stringify(group.cles[0] ?? null);
    const row = rows.get(name) ?? { key: group.cles[0] ?? null, label: group.libelles[0] ?? '', groups: [] };
    row.groups.push(group);
    rows.set(name, row);
  }
  return [...rows.values()];
}

/** Values of the second dimension: states in their declared order, others with the largest total first. */
function partsOf(
  { groupes }: Figures,
  measure: string,
  states: readonly StateOption[] | undefined,
): readonly { readonly key: unknown; readonly label: string }[] {
  const parts = new Map<string, { key: unknown; label: string; weight: number }>();
  for (const { cles, libelles, valeurs } of groupes) {
    const name = JSON.stringify(cles[1] ?? null);
    const part = parts.get(name) ?? { key: cles[1] ?? null, label: libelles[1] ?? '', weight: 0 };
    part.weight += valeurs[measure] ?? 0;
    parts.set(name, part);
  }
  const positionOf = (key: unknown) => {
    const at = states?.findIndex(({ value }) => value === key) ?? 0;
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  return [...parts.values()].sort((a, b) => {
    const [one, other] = [positionOf(a.key), positionOf(b.key)];
    return one === other ? b.weight - a.weight : one - other;
  });
}

export const filtersAt = (
  { by, split }: Chart,
  keys: readonly unknown[],
): Readonly<Record<string, readonly unknown[]>> => ({
  ...(by !== undefined && keys.length > 0 && { [by]: [keys[0] ?? null] }),
  ...(split !== undefined && keys.length > 1 && { [split]: [keys[1] ?? null] }),
});

/**
 * A line of a chart or column of a table: a measure, for one part if there are parts, in the current or
 * previous period.
 */
export interface DrawnSeries {
  readonly id: string;
  readonly label: string;
  readonly measure: string;
  /** Undefined for all parts together. */
  readonly part?: { readonly key: unknown };
  readonly isFormer: boolean;
}

export const groupOf = ({ groups }: DrawnRow, { part }: DrawnSeries): FigureGroup | undefined =>
  part === undefined ? groups[0] : groups.find(({ cles }) => (cles[1] ?? null) === part.key);

export function valueOf(row: DrawnRow, series: DrawnSeries): number | null {
  const group = groupOf(row, series);
  const values = series.isFormer ? group?.precedent : group?.valeurs;
  return values?.[series.measure] ?? null;
}

/**
 * Keys of the periods that have not begun, if all their figures are zero: a line through them would read as a fall.
 * Figures that look ahead, such as contracts that end, keep all their periods.
 * @param today a calendar day
 */
export function unbegunPeriods(
  rows: readonly DrawnRow[],
  series: readonly DrawnSeries[],
  today: string,
): ReadonlySet<unknown> {
  const current = series.filter(({ isFormer }) => !isFormer);
  const coming = rows.filter(({ key }) => typeof key === 'string' && key > today);
  const isZero = coming.every((row) => current.every((one) => !valueOf(row, one)));
  return new Set(isZero ? coming.map(({ key }) => key) : []);
}

const MOST_PARTS = 6;

/**
 * Series of a chart: measures with those of the previous period, or parts.
 * @param states those of the parts
 */
export function seriesOf(
  chart: Chart,
  figures: Figures,
  words: { readonly measure: (name: string) => string; readonly former: string },
  states: readonly StateOption[] | undefined,
  most = MOST_PARTS,
): readonly DrawnSeries[] {
  const [first = ''] = chart.measures;
  if (chart.split !== undefined)
    return partsOf(figures, first, states)
      .slice(0, most)
      .map(({ key, label }) => ({
        id: JSON.stringify(key),
        label,
        measure: first,
        part: { key },
        isFormer: false,
      }));
  const isCompared = figures.total.precedent !== undefined;
  return chart.measures.flatMap((measure) => [
    { id: measure, label: words.measure(measure), measure, isFormer: false },
    ...(isCompared ? [{ id: `${measure}-former`, label: words.former, measure, isFormer: true }] : []),
  ]);
}
