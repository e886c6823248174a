import type { Registry } from '../../../../src/resources/registry/registry';
import type { FigureGroup, Figures } from '../../../../src/resources/statistics/figures';
import { dimensionWords } from '../../../../src/resources/statistics/dimensionWords';
import type { Chart, Measure, Statistic } from '../../../../src/resources/statistics/statistic';
import { inLanguage, type Language } from '../../../../src/resources/language/words';
import { translate } from '../../../words';

/** A text, the value of a measure, or a value hidden because it counts too few people. */
export type FigureCell =
  | string
  | { readonly measure: Measure; readonly value: number | null }
  | { readonly hidden: true };

export interface FigureTable {
  readonly label: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly FigureCell[])[];
  /** Number of leading text columns. */
  readonly keys: number;
}

export interface FigureSection {
  readonly title: string;
  readonly help: string;
  readonly tables: readonly FigureTable[];
}

function dimensionLabel(registry: Registry, statistic: Statistic, name: string, language: Language): string {
  const label = dimensionWords(registry, statistic, name);
  return label ? inLanguage(label, language) : name;
}

export function figureTable(
  registry: Registry,
  statistic: Statistic,
  chart: Chart,
  figures: Figures,
  language: Language,
): FigureTable {
  const measures = chart.measures.flatMap((name) => {
    const measure = statistic.measures[name];
    return measure ? [{ name, measure }] : [];
  });
  const isCompared = figures.total.precedent !== undefined;
  const former = translate(language, 'statistics.former');
  const cells = ({ valeurs, precedent, masque }: Pick<FigureGroup, 'valeurs' | 'precedent' | 'masque'>): FigureCell[] =>
    measures.flatMap(({ name, measure }): FigureCell[] => [
      masque ? { hidden: true } : { measure, value: valeurs[name] ?? null },
      ...(isCompared ? [{ measure, value: precedent?.[name] ?? null }] : []),
    ]);
  const keys = figures.par.map((name) => dimensionLabel(registry, statistic, name, language));
  const total = translate(language, 'statistics.total');
  const beside = keys.slice(1).map(() => '');
  return {
    label: inLanguage(chart.label, language),
    headings: [
      ...(keys.length > 0 ? keys : ['']),
      ...measures.flatMap(({ measure }) => [inLanguage(measure.label, language), ...(isCompared ? [former] : [])]),
    ],
    rows: [
      ...figures.groupes.map((group) => [...group.libelles, ...cells(group)]),
      [total, ...beside, ...cells(figures.total)],
    ],
    keys: Math.max(1, keys.length),
  };
}
