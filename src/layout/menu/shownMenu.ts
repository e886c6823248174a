import { isNamedSo } from '../../resources/records/search';
import { APPLICATION_GROUP, isCurrent, type MenuLink, type MenuSection } from './menuTree';

/** Maximum number of entries shown by default: longer menus are not read. */
export const MOST_SEEN = 20;

/** Groups that the reader opened (true) or closed. */
export type GroupChoices = Readonly<Record<string, boolean>>;

export const countOf = (sections: readonly MenuSection[]): number =>
  sections.reduce((sum, { links }) => sum + links.length, 0);

/** Groups opened by the reader, and as many others as fit beside the pins; independent of the page. */
export function openGroups(
  sections: readonly MenuSection[],
  choices: GroupChoices,
  pinned: number,
): ReadonlySet<string> {
  const isShort = countOf(sections) + pinned <= MOST_SEEN;
  // Other applications always count: they are few, and have no other link.
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

/** The visible links of a group: a closed one still shows the current page's. */
export const linksShown = ({ links }: MenuSection, isOpen: boolean, pathname: string): readonly MenuLink[] =>
  isOpen ? links : links.filter((link) => isCurrent(link, pathname));

const keepLinks = (sections: readonly MenuSection[], isKept: (link: MenuLink, section: MenuSection) => boolean) =>
  sections
    .map((section) => ({ ...section, links: section.links.filter((link) => isKept(link, section)) }))
    .filter(({ links }) => links.length > 0);

/** Keeps entries whose name or group contains every word, or without one, their synonyms; drops empty sections. */
export function filteredMenu(sections: readonly MenuSection[], typed: string): readonly MenuSection[] {
  const nameOf = ({ label, title = '' }: MenuLink, section: MenuSection) => `${label} ${title} ${section.label}`;
  const named = keepLinks(sections, (link, section) => isNamedSo(nameOf(link, section), typed));
  return named.length > 0
    ? named
    : keepLinks(sections, (link, section) => isNamedSo(`${nameOf(link, section)} ${link.synonyms ?? ''}`, typed));
}

/** Pinned entries that are still in the menu, in the order of pinning. */
export const pinnedLinks = (sections: readonly MenuSection[], pins: readonly string[]): readonly MenuLink[] => {
  const links = sections.flatMap((section) => section.links);
  return pins.flatMap((path) => links.find((link) => link.path === path) ?? []);
};
