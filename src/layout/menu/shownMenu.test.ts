import { expect, it } from 'vitest';
import { countOf, filteredMenu, linksShown, MOST_SEEN, openGroups, pinnedLinks } from './shownMenu';
import type { MenuSection } from './menuTree';

const section = (group: MenuSection['group'], count: number): MenuSection => ({
  group,
  label: group ?? '',
  links: Array.from({ length: count }, (_, index) => ({
    path: `/${group}-${index}`,
    label: `Écran ${group} ${index}`,
    icon: undefined,
  })),
});

const menu = [
  section(null, 1),
  section('adherents', 4),
  section('equipe', 9),
  section('planning', 12),
  section('suivi', 6),
];

const seen = (open: ReadonlySet<string>, pinned = 0) =>
  countOf(menu.filter(({ group }) => group === null || open.has(group))) + pinned;

it('the menu opens the groups that fit, in order', () => {
  const open = openGroups(menu, {}, 0);
  expect([...open]).toEqual(['adherents', 'equipe', 'suivi']);
  expect(seen(open)).toBeLessThanOrEqual(MOST_SEEN);
  expect(seen(openGroups(menu, {}, 5), 5)).toBeLessThanOrEqual(MOST_SEEN);
});

it('the menu opens all groups if short, and those that the reader opened', () => {
  expect([...openGroups(menu.slice(0, 3), {}, 0)]).toEqual(['adherents', 'equipe']);
  expect([...openGroups(menu, { planning: true, adherents: false }, 0)]).toEqual(
    ['equipe', 'planning', 'suivi'].slice(0, 2),
  );
});

it('a collapsed group shows the current entry', () => {
  expect(linksShown(section('planning', 3), false, '/planning-1/details/4').map(({ path }) => path)).toEqual([
    '/planning-1',
  ]);
});

it('the filter finds every word of an entry or group, ignoring case and accents', () => {
  expect(countOf(filteredMenu(menu, 'ecran SUIVI'))).toBe(6);
  expect(filteredMenu(menu, 'suivi 3').flatMap(({ links }) => links.map(({ path }) => path))).toEqual(['/suivi-3']);
  expect(filteredMenu(menu, 'rien')).toEqual([]);
});

it('the filter finds an entry by its full name', () => {
  const entry = { path: '/fiches', label: 'Fiches', title: 'Demandes de modification', icon: undefined };
  expect(countOf(filteredMenu([{ group: null, label: '', links: [entry] }], 'modification'))).toBe(1);
});

it('pins of missing entries are dropped', () => {
  expect(pinnedLinks(menu, ['/suivi-3', '/gone', '/adherents-0']).map(({ path }) => path)).toEqual([
    '/suivi-3',
    '/adherents-0',
  ]);
});

it('the filter finds an entry by the other words that people have for it, unless a name has them', () => {
  const links = [
    { path: '/utilisateurs', label: 'Utilisateurs', synonyms: 'salarié compte', icon: undefined },
    { path: '/comptes', label: 'Comptes', icon: undefined },
  ];
  const found = (typed: string) =>
    filteredMenu([{ group: null, label: '', links }], typed).flatMap((section) =>
      section.links.map(({ path }) => path),
    );
  expect(found('salarie')).toEqual(['/utilisateurs']);
  expect(found('compte')).toEqual(['/comptes']);
});
