import type { Chart, Statistic } from '../statistics/statistic';
import type { ChartsSection, FiguresSection, PageSchema, PageSection } from './page';

const NO_WORDS = ['', '', '', ''] as const;

/** How a page is called in addresses of the API: `/parc/couts` is `parc-couts`. */
export const pageName = ({ path }: Pick<PageSchema, 'path'>): string =>
  path.slice(1).replaceAll('/', '-').toLowerCase();

/** How a section is called in addresses of the API, by its place on the page. */
export const sectionName = (index: number): string => `section-${index + 1}`;

/** Figures are a statistic without dimensions, drawn as figures. */
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

/** What is missing in spite of the compiler is told of by the check. */
const NOTHING = { resource: '', measures: {}, dimensions: {}, charts: [] } as const;

/** The statistic that a section shows. @param index the place of the section on its page */
export const sectionStatistic = (section: CountingSection, index: number): Statistic => ({
  ...NOTHING,
  ...(section.kind === 'charts' ? section.statistic : figuresStatistic(section)),
  name: sectionName(index),
});

/** The statistics of a page, in their order. */
export const pageStatistics = ({ sections }: Pick<PageSchema, 'sections'>): readonly Statistic[] =>
  sections.flatMap((section, index) => (isCounting(section) ? [sectionStatistic(section, index)] : []));
