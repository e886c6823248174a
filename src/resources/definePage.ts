import type { ChartsSection, FiguresSection, ListSection, PageSchema, TextSection } from './pages/page';
import type { MenuGroup } from './schemas/menuGroups';
import type { Fields, ResourceSchema } from './language/resourceSchema';

/** Options of a page's declaration. */
export type PageOptions = PageSchema<MenuGroup>;

/**
 * Declares a page: address, title, rights, menu entry and sections. Names are checked at compile time,
 * everything else at start (`pages/checkPages.ts`).
 */
export const definePage = (page: PageOptions): PageOptions => page;

type Declared<Section, Name extends keyof Section = never> = Omit<Section, 'kind' | Name>;

/** A section of text. */
export const textSection = (section: Declared<TextSection>): TextSection => ({ kind: 'text', ...section });

/** A section with the first records of a resource. */
export const listSection = <F extends Fields>(
  { name }: ResourceSchema<F>,
  section: Declared<ListSection<Extract<keyof F, string>>, 'resource'> = {},
): ListSection => ({ kind: 'list', resource: name, ...section });

/** A section with figures about a resource's records. */
export const figuresSection = (
  { name }: Pick<ResourceSchema, 'name'>,
  section: Declared<FiguresSection, 'resource'>,
): FiguresSection => ({ kind: 'figures', resource: name, ...section });

/** A section with the charts of a statistic. */
export const chartsSection = (statistic: ChartsSection['statistic']): ChartsSection => ({ kind: 'charts', statistic });
