import type { TabGroup } from '../collections';

export interface TabEntry {
  readonly slug?: string;
  readonly label: string;
  readonly count?: number | undefined;
  /** Seldom wanted: declared so, or without records when the page was read. */
  readonly isRare?: boolean;
}

export interface EntryGroup {
  readonly label?: string | undefined;
  readonly entries: readonly TabEntry[];
}

/** Ids that link a tab to its panel. */
export const tabId = (prefix: string, slug = ''): string => `${prefix}-tab-${slug}`;

/** Translated groups, after the entry of the record's own fields. */
export function entryGroups(
  own: string,
  groups: readonly TabGroup[],
  words: {
    readonly ofGroup: (name: string) => string;
    readonly ofTab: (tab: TabGroup['tabs'][number]) => Omit<TabEntry, 'slug'>;
  },
): readonly EntryGroup[] {
  return [
    { entries: [{ label: own }] },
    ...groups.map(({ name, tabs }) => ({
      label: name === undefined ? undefined : words.ofGroup(name),
      entries: tabs.map((tab) => ({ slug: tab.slug, ...words.ofTab(tab) })),
    })),
  ];
}

/** With fewer rare tabs, folding them would save no room. */
const FEWEST_FOLDED = 2;

/** Separates the rare tabs, so that the others are in sight without scrolling. */
export function separateRare(groups: readonly EntryGroup[]): {
  readonly usual: readonly EntryGroup[];
  readonly rare: readonly TabEntry[];
} {
  const rare = groups.flatMap(({ entries }) => entries.filter(({ isRare }) => isRare));
  if (rare.length < FEWEST_FOLDED) return { usual: groups, rare: [] };
  const usual = groups.map((group) => ({ ...group, entries: group.entries.filter(({ isRare }) => !isRare) }));
  return { usual: usual.filter(({ entries }) => entries.length > 0), rare };
}

/** Target of an arrow key, Home or End among `count` tabs (WAI-ARIA tabs pattern); undefined for other keys. */
export function nextTab(key: string, vertical: boolean, current: number, count: number): number | undefined {
  const [back, on] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === on) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
