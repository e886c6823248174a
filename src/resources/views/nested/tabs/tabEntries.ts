import type { TabGroup } from '../collections';

/** A tab as it is offered: what it is called, and how many records it holds. */
export interface TabEntry {
  /** Absent for the record's own fields. */
  readonly slug?: string;
  readonly label: string;
  /** Absent where it is not known, or where there is nothing to count. */
  readonly count?: number | undefined;
}

export interface EntryGroup {
  readonly label?: string | undefined;
  readonly entries: readonly TabEntry[];
}

/** The ids that tie a tab to its panel. */
export const tabId = (prefix: string, slug = ''): string => `${prefix}-tab-${slug}`;

/** The groups with the record's own fields before them, in the words of the reader. */
export function entryGroups(
  own: string,
  groups: readonly TabGroup[],
  words: {
    readonly ofGroup: (name: string) => string;
    readonly ofTab: (tab: TabGroup['tabs'][number]) => Pick<TabEntry, 'label' | 'count'>;
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

/** Where an arrow key, Home or End leads among `count` tabs (WAI-ARIA's tabs pattern); undefined for other keys. */
export function nextTab(key: string, vertical: boolean, current: number, count: number): number | undefined {
  const [back, on] = vertical ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === on) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
