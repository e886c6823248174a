import { expect, it } from 'vitest';
import type { MenuSection } from '../../layout/menu/menuTree';
import { quickAccess } from './quickAccess';

const section = (group: MenuSection['group'], ...paths: readonly string[]): MenuSection => ({
  group,
  label: '',
  links: paths.map((path) => ({ path, label: path, icon: undefined })),
});
const MENU = [
  section(null, '/home'),
  section('administration', '/profils', '/droits'),
  section('planning', '/plannings', '/simulations', '/structures'),
  section('adherents', '/adherents', '/dossiers', '/acces'),
  section('equipe', '/utilisateurs', '/equipes', '/groupes'),
];
const paths = (used: readonly string[]) => quickAccess(MENU, used).map(({ path }) => path);

it('links to the first pages of daily work, at most eight', () => {
  expect(paths([])).toEqual([
    ...['/adherents', '/plannings', '/utilisateurs'],
    ...['/dossiers', '/simulations', '/equipes'],
    ...['/acces', '/structures'],
  ]);
});

it('what was used last comes first, once each; home is no link', () => {
  const shown = paths(['/home', '/droits', '/equipes/details/4', '/droits/historique', '/gone']);
  expect(shown.slice(0, 4)).toEqual(['/droits', '/equipes', '/adherents', '/plannings']);
  expect(shown).toHaveLength(8);
});
