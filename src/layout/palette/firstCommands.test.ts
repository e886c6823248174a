import { expect, it } from 'vitest';
import type { Command, CommandGroup } from './commands';
import { firstCommands } from './firstCommands';

const command = (group: CommandGroup, path: string): Command => ({
  id: path,
  group,
  label: path,
  effect: { kind: 'go', path },
});
const all = [
  ...['/home', '/adherents', '/dossiers', ...Array.from({ length: 20 }, (_, index) => `/liste-${index}`)].map((path) =>
    command('go', path),
  ),
  ...['/sans-menu/creation', '/dossiers/creation', '/adherents/creation'].map((path) => command('create', path)),
  command('tools', '/adherents/import'),
];
const ids = (commands: readonly Command[]) => commands.map(({ id }) => id);

it('newcomers see the first pages, and permitted creations in menu order', () => {
  const offered = ids(firstCommands(all, []));
  expect(offered.slice(0, 3)).toEqual(['/home', '/adherents', '/dossiers']);
  expect(offered.slice(8)).toEqual(['/adherents/creation', '/dossiers/creation', '/sans-menu/creation']);
});

it('recently used commands come first, then pages only', () => {
  const recent = command('recents', '/adherents/details/4');
  const offered = ids(firstCommands(all, [recent]));
  expect(offered[0]).toBe(recent.id);
  expect(offered).toHaveLength(9);
});
