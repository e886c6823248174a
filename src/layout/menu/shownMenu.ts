import { isNamedSo } from '../../resources/records/search';
import { APPLICATION_GROUP, isCurrent, type MenuLink, type MenuSection } from './menuTree';

/** Entries that a menu shows before the reader chooses more: longer menus are not read. */
export const MOST_SEEN = 20;

/** The groups that a reader opened (true) or closed. */
export type GroupChoices = Readonly<Record<string, boolean>>;

export const countOf = (sections: readonly MenuSection[]): number =>
  sections.reduce((sum, { links }) => sum + links.length, 0);

/**
 * The groups that are open: as the reader chose, and of the others as many as are seen at a glance, in their order, with
 * what is pinned. It is the same on every page, so that nothing moves by going to one.
 */
export function openGroups(
  sections: readonly MenuSection[],
  choices: GroupChoices,
  pinned: number,
): ReadonlySet<string> {
  const isShort = countOf(sections) + pinned <= MOST_SEEN;
  // Other applications are few, and nowhere else.
  const elsewhere = sections.find(({ group }) => group === APPLICATION_GROUP)?.links.length ?? 0;
  let room = MOST_SEEN - pinned - elsewhere;
  const open = new Set<string>();
  for (const { group, links } of sections) {
    if (group === null) {
      room -= links.length;
      continue;
    }
    const fits = isShort || group === APPLICATION_GROUP || links.length <= room;
    if (!(choices[group] ?? fits)) continue;
    open.add(group);
    if (group !== APPLICATION_GROUP) room -= links.length;
  }
  return open;
}

/** The links of a group that is shown: of a closed one that of the page that is open, so that one sees where one is. */
export const linksShown = ({ links }: MenuSection, isOpen: boolean, pathname: string): readonly MenuLink[] =>
  isOpen ? links : links.filter((link) => isCurrent(link, pathname));

/** The sections with the entries whose name, or whose group's, holds every word; without the others. */
export const filteredMenu = (sections: readonly MenuSection[], typed: string): readonly MenuSection[] =>
  sections
    .map((section) => ({
      ...section,
      links: section.links.filter(({ label }) => isNamedSo(`${label} ${section.label}`, typed)),
    }))
    .filter(({ links }) => links.length > 0);

/** What is pinned and still in the menu, in the order in which it was pinned. */
export const pinnedLinks = (sections: readonly MenuSection[], pins: readonly string[]): readonly MenuLink[] => {
  const links = sections.flatMap((section) => section.links);
  return pins.flatMap((path) => links.find((link) => link.path === path) ?? []);
};
