import { APPLICATION_GROUP, isCurrent, type MenuLink, type MenuSection } from '../../layout/menu/menuTree';
import { placeOfGroup } from './firstSteps/firstSteps';

/** Maximum number of links; the palette finds all others. */
export const MOST_LINKS = 8;

/** The menu's links in the order of daily work: the first of each group, then the second of each. */
function usualLinks(sections: readonly MenuSection[]): readonly MenuLink[] {
  const groups = sections
    .filter(({ group }) => group !== null && group !== APPLICATION_GROUP)
    .toSorted((one, other) => placeOfGroup(one.group) - placeOfGroup(other.group));
  const daily = groups.filter(({ group }) => placeOfGroup(group) < placeOfGroup(null));
  const others = groups.filter((section) => !daily.includes(section));
  const longest = Math.max(0, ...daily.map(({ links }) => links.length));
  const inTurn = Array.from({ length: longest }, (_, at) => daily.flatMap(({ links }) => links[at] ?? []));
  return [...inTurn.flat(), ...others.flatMap(({ links }) => links)];
}

/**
 * The links that a person needs most: what they used last, then what is usual.
 * @param used addresses of pages, the latest first
 */
export function quickAccess(sections: readonly MenuSection[], used: readonly string[]): readonly MenuLink[] {
  const usual = usualLinks(sections);
  const latest = used.flatMap((path) => usual.find((link) => isCurrent(link, path)) ?? []);
  return [...new Set([...latest, ...usual])].slice(0, MOST_LINKS);
}
