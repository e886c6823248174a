import type { ChartsSection, FiguresSection, ListSection, PageSchema, TextSection } from './pages/page';
import type { MenuGroup } from './schemas/menuGroups';
import type { Fields, ResourceSchema } from './language/resourceSchema';

/** What a developer writes of a page. */
export type PageOptions = PageSchema<MenuGroup>;

/**
 * Declares a page: its address, title, right and place in the menu, and what it shows from the top to the bottom. Names are
 * checked when it compiles, and all of it when the program starts (`pages/checkPages.ts`).
 */
export const definePage = (page: PageOptions): PageOptions => page;

type Declared<Section, Name extends keyof Section = never> = Omit<Section, 'kind' | Name>;

/** A section to read. */
export const textSection = (section: Declared<TextSection>): TextSection => ({ kind: 'text', ...section });

/** A section with the first records of a resource's list. */
export const listSection = <F extends Fields>(
  { name }: ResourceSchema<F>,
  section: Declared<ListSection<Extract<keyof F, string>>, 'resource'> = {},
): ListSection => ({ kind: 'list', resource: name, ...section });

/** A section with figures of a resource's records. */
export const figuresSection = (
  { name }: Pick<ResourceSchema, 'name'>,
  section: Declared<FiguresSection, 'resource'>,
): FiguresSection => ({ kind: 'figures', resource: name, ...section });

/** A section with the charts of a statistic. */
export const chartsSection = (statistic: ChartsSection['statistic']): ChartsSection => ({ kind: 'charts', statistic });
