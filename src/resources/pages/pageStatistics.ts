import type { Chart, Statistic } from '../statistics/statistic';
import type { ChartsSection, FiguresSection, PageSchema, PageSection } from './page';

const NO_WORDS = ['', '', '', ''] as const;

/** Name of a page in API addresses: `/parc/couts` is `parc-couts`. */
export const pageName = ({ path }: Pick<PageSchema, 'path'>): string =>
  path.slice(1).replaceAll('/', '-').toLowerCase();

/** Name of a section in API addresses, by its position. */
export const sectionName = (index: number): string => `section-${index + 1}`;

function figuresStatistic({ label, help = NO_WORDS, resource, where, people, measures = {} }: FiguresSection) {
  const chart: Chart = { label, as: 'figures', measures: Object.keys(measures) };
  return {
    label,
    help,
    resource,
    ...(where && { where }),
    ...(people && { people }),
    measures,
    dimensions: {},
    charts: [chart],
  };
}

export type CountingSection = FiguresSection | ChartsSection;

export const isCounting = (section: PageSection): section is CountingSection =>
  section.kind === 'figures' || section.kind === 'charts';

/** Defaults for declarations without type checking; the check reports what is missing. */
const NOTHING = { resource: '', measures: {}, dimensions: {}, charts: [] } as const;

/** The statistic of a section. @param index of the section on its page */
export const sectionStatistic = (section: CountingSection, index: number): Statistic => ({
  ...NOTHING,
  ...(section.kind === 'charts' ? section.statistic : figuresStatistic(section)),
  name: sectionName(index),
});

export const pageStatistics = ({ sections }: Pick<PageSchema, 'sections'>): readonly Statistic[] =>
  sections.flatMap((section, index) => (isCounting(section) ? [sectionStatistic(section, index)] : []));
